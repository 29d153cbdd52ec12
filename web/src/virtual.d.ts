declare module 'virtual:words/*' {
  const source: string;
  export default source;
}
declare module 'virtual:game-words' {
  const games: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>
  >;
  export default games;
}
declare module 'virtual:rules' {
  const games: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>
  >;
  export default games;
}
