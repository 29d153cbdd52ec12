import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';

import type { TableLine } from '../protocol/table.svelte.ts';
import type { TableView } from '../protocol/types.ts';
import { show } from '../../testing.ts';
import LobbyOptions from './LobbyOptions.svelte';

const number = (name: string) => ({ name, kind: 'integer', low: 1, high: 99 });
const GAME = {
  facts: { id: 'ricochet' },
  presets: { classic: { clock_s: 60, trial_s: 60 } },
  options: [number('clock_s'), number('trial_s')],
};
const TABLE = { game: 'ricochet', preset: 'classic', options: {}, seats: [] };

type Answer = (isDone: boolean) => void;

async function form() {
  const answers: Answer[] = [];
  const wish = vi.fn<(command: object) => Promise<boolean>>(
    () => new Promise((done) => answers.push(done)),
  );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([GAME]))));
  const line = { isHost: true, do: wish } as unknown as TableLine;
  let table = $state.raw(TABLE as unknown as TableView);
  show(LobbyOptions, {
    line,
    get table() {
      return table;
    },
  });
  const fields = await vi.waitUntil(() => {
    const found = document.querySelectorAll<HTMLInputElement>('input[type=number]');
    return found.length === 2 ? [...found] : null;
  });
  const [clock, trial] = fields as [HTMLInputElement, HTMLInputElement];
  const tell = (options: object): void => {
    table = { ...TABLE, options } as unknown as TableView;
    flushSync();
  };
  return { answers, wish, clock, trial, tell };
}

function set(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

it('keeps a change that is under way when something else is told', async () => {
  const { wish, clock, trial, tell } = await form();
  set(clock, '30');
  tell({});
  set(trial, '40');
  expect(wish).toHaveBeenLastCalledWith(
    expect.objectContaining({ options: { clock_s: 30, trial_s: 40 } }),
  );
});

it('shows again how things stand when a change was refused', async () => {
  const { answers, clock } = await form();
  set(clock, '30');
  answers[0]?.(false);
  await vi.waitFor(() => {
    flushSync();
    expect(clock.value).toBe('60');
  });
});
