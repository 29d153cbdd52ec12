/** Which page an address means, and going from one to another without loading anew. */

export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly round: number }
  | { readonly page: 'solve'; readonly position: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'missing' };

export function readRoute(path: string, search = ''): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return { page: 'missing' };
  if (first === '') return { page: 'landing' };
  if (first === 't' && second !== '' && third === '') return { page: 'table', id: second };
  if (first === 't' && third === 'replay') {
    const round = /[?&]round=(\d+)/.exec(search)?.[1];
    return { page: 'replay', id: second, round: Number(round ?? 1) };
  }
  if (first === 'solve' && third === '') return { page: 'solve', position: decoded(second) };
  if (first === 'rules' && third === '') return { page: 'rules', game: second };
  return { page: 'missing' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Return the id of a table from what somebody typed: a code or a whole address. */
export function tableIdIn(text: string): string | null {
  const found = /(?:^|\/t\/)([a-z0-9]{4,24})(?:[/?#].*)?$/.exec(text.trim().toLowerCase());
  return found?.[1] ?? null;
}

/** The id of the place where each page is shown. */
const PAGE = 'main';

let route = $state.raw<Route>(readRoute(location.pathname, location.search));

export function currentRoute(): Route {
  return route;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  settle();
  scrollTo(0, 0);
  focusPage();
}

/** Whether what had the focus is gone, or nothing but the page as a whole has it. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === PAGE;
}

/** What had the focus was on the page that one has left. */
function focusPage(): void {
  document.getElementById(PAGE)?.focus({ preventScroll: true });
}

/** Note an address without changing the page. */
export function noteAddress(path: string): void {
  history.replaceState(null, '', path);
}

function settle(): void {
  route = readRoute(location.pathname, location.search);
}

/** Follow the browser's buttons, and plain clicks on links that stay on this site. */
export function startRouter(): void {
  addEventListener('popstate', settle);
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link || link.target !== '' || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
