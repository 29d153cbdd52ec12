declare module 'virtual:words/*' {
  const source: string;
  export default source;
}
declare module 'virtual:rules/*' {
  const html: string;
  export default html;
}
