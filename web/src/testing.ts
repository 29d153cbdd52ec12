/** For tests: a component on the page, and keys that are pressed there. */

import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterEach } from 'vitest';

type Props = Record<string, unknown>;

let shown: object | undefined;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

/** Put a component on the page until the test is over. */
export function show<P extends Props>(component: Component<P, Props, string>, props: P): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}

export function press(key: string, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  dispatchEvent(event);
  flushSync();
}
