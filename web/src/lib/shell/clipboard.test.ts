import { afterEach, describe, expect, it, vi } from 'vitest';

import { copyText } from './clipboard.ts';

function fieldWith(text: string): HTMLInputElement {
  const field = document.createElement('input');
  field.value = text;
  document.body.append(field);
  return field;
}

function pageWith(clipboard: unknown, canCopySelection: boolean): ReturnType<typeof vi.fn> {
  const command = vi.fn(() => canCopySelection);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
  return command;
}

describe('a text', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
    document.body.replaceChildren();
  });

  it('goes to the clipboard of a secure page', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const command = pageWith({ writeText }, true);
    expect(await copyText('abc', fieldWith('abc'))).toBe(true);
    expect(writeText).toHaveBeenCalledWith('abc');
    expect(command).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no clipboard', undefined],
    ['the clipboard is refused', { writeText: () => Promise.reject(new Error('no')) }],
  ])('is copied as a selection where %s', async (_, clipboard) => {
    const command = pageWith(clipboard, true);
    const field = fieldWith('abc');
    expect(await copyText('abc', field)).toBe(true);
    expect(command).toHaveBeenCalledWith('copy');
    expect(field.selectionEnd).toBe(3);
  });

  it('is left selected where nothing else works', async () => {
    pageWith(undefined, false);
    const field = fieldWith('abc');
    expect(await copyText('abc', field)).toBe(false);
    expect(field.selectionEnd).toBe(3);
  });

  it('is not copied from a field that shows another one', async () => {
    const command = pageWith(undefined, true);
    expect(await copyText('abc', fieldWith('abcd'))).toBe(false);
    expect(command).not.toHaveBeenCalled();
  });
});
