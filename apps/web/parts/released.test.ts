import { afterEach, describe, expect, it, vi } from 'vitest';

describe('a field that is left by a press', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says what is wrong once the press is a click, and at once when it is left otherwise', async () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { onceReleased } = await import('./released.ts');
    const said: string[] = [];
    onceReleased(() => said.push('by key'));
    expect(said).toEqual(['by key']);
    page.dispatchEvent(new Event('mousedown'));
    onceReleased(() => said.push('by press'));
    page.dispatchEvent(new Event('mouseup'));
    expect(said).toEqual(['by key']);
    vi.runAllTimers();
    expect(said).toEqual(['by key', 'by press']);
    onceReleased(() => said.push('afterwards'));
    expect(said).toHaveLength(3);
    page.dispatchEvent(new Event('mousedown'));
    onceReleased(() => said.push('by drag'));
    page.dispatchEvent(new Event('pointercancel'));
    page.dispatchEvent(new Event('mouseup'));
    vi.runAllTimers();
    expect(said.slice(3)).toEqual(['by drag']);
  });
});
