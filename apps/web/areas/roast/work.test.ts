import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Working } from '../chart/working.ts';
import type { RoastWork } from './work.ts';

vi.mock('../../parts/dialog/toast.ts', () => ({ toast: () => undefined }));
// A page that is drawn once.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

const NAME = 'hanjan.work.roastingprofile';
let kept: Map<string, string>;
let heard: Map<string, (event: unknown) => void>;

/** The page as it is opened anew. */
async function opened() {
  vi.resetModules();
  const module = await import('./work.ts');
  return { ...module, use: (): Working<RoastWork> => module.useRoastWork() };
}
const soon = () => vi.advanceTimersByTime(100);
const later = () => vi.advanceTimersByTime(5_000);

beforeEach(() => {
  kept = new Map();
  heard = new Map();
  vi.useFakeTimers();
  const listen = (name: string, listener: (event: unknown) => void) => heard.set(name, listener);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { addEventListener: listen, querySelector: () => null });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

const file = (id: string) => ({ id, name: `${id}.alog` });

describe('taking back', () => {
  it('goes back over one change after another, to where it began', async () => {
    const { use, BEGIN } = await opened();
    expect(use().canUndo).toBe(false);
    use().change({ file: file('a') });
    later();
    use().change({ title: 'Huila' });
    expect(use().work).toMatchObject({ file: { id: 'a' }, title: 'Huila' });
    use().undo();
    expect([use().work.title, use().work.file?.id, use().canUndo]).toEqual(['', 'a', true]);
    use().undo();
    expect([use().work, use().canUndo]).toEqual([BEGIN, false]);
    use().undo();
    expect(use().work).toEqual(BEGIN);
  });
  it('takes what was typed in one go together, and nothing else', async () => {
    const { use } = await opened();
    for (const typed of [{ end_term: 6 }, { end_term: 61 }, { end_term: 615 }]) {
      use().change({ typed });
      soon();
    }
    use().change({ title: 'Huila' });
    soon();
    use().undo();
    expect(use().work).toMatchObject({ title: '', typed: { end_term: 615 } });
    use().undo();
    expect(use().work.typed).toEqual({});
  });
  it('tells two files apart, however soon they follow each other', async () => {
    const { use } = await opened();
    use().change({ file: file('a') });
    use().change({ file: file('b') });
    use().undo();
    expect(use().work.file).toEqual(file('a'));
  });
  it('goes back to a work of before over all that came after it, and not forward again', async () => {
    const { use, BEGIN } = await opened();
    use().change({ file: file('a') });
    const before = use().change({ file: file('b') });
    later();
    use().change({ title: 'Huila' });
    use().backTo(before);
    expect(use().work).toBe(before);
    use().undo();
    expect(use().work).toEqual(BEGIN);
  });
  it('tells once what was taken back, however that was', async () => {
    const { use } = await opened();
    const undone = vi.fn();
    for (const takeBack of [() => use().undo(), (before: RoastWork) => use().backTo(before)]) {
      const before = use().change({ file: file('a') }, 'file', undone);
      later();
      use().change({ title: 'Huila' });
      use().undo();
      expect(undone).not.toHaveBeenCalled();
      takeBack(before);
      use().undo();
      expect(undone).toHaveBeenCalledOnce();
      undone.mockClear();
    }
  });
  it('never takes back what another tab did', async () => {
    const { use, BEGIN } = await opened();
    use().change({ file: file('a') });
    const before = use().change({ file: file('b') });
    later();
    kept.set(NAME, JSON.stringify({ ...BEGIN, file: file('other') }));
    heard.get('storage')?.({ key: NAME });
    expect([use().work.file?.id, use().canUndo]).toEqual(['other', false]);
    use().undo();
    expect(use().work.file?.id).toBe('other');
    use().backTo(before);
    expect(use().work.file?.id).toBe('a');
    use().undo();
    expect([use().work.file?.id, use().canUndo]).toEqual(['other', false]);
  });
  it('goes back fifty changes and no further', async () => {
    const { use } = await opened();
    for (let nth = 0; nth < 60; nth++) use().change({ file: file(String(nth)) });
    let count = 0;
    for (; use().canUndo; count++) use().undo();
    expect([count, use().work.file?.id]).toEqual([50, '9']);
  });
});

describe('what was kept', () => {
  const sound = async () => {
    const { BEGIN, isRoastWork } = await opened();
    const work = {
      ...BEGIN,
      ...{ file: file('a'), background: { ...file('b'), align: 'FCs' }, title: 'Huila', start: 1_763_600_760_000 },
      readings: [{ s: 60, bean: 90.5, air: null }],
      typed: { roasting_start_term: 0, dried_term: null },
      preheat: { from: 1, to: null },
    };
    return { work, isRoastWork };
  };
  it('is work as it was left', async () => {
    const { work } = await sound();
    kept.set(NAME, JSON.stringify(work));
    const { use } = await opened();
    expect([use().work, use().canUndo]).toEqual([work, false]);
  });
  it.each<[string, (work: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['a list', (work) => [work]],
    ['without options', ({ options: _, ...rest }) => rest],
    ['a file without a name', (work) => ({ ...work, file: { id: 'a' } })],
    ['a file of a number', (work) => ({ ...work, file: 7 })],
    ['laid over at no mark', (work) => ({ ...work, background: { ...file('b'), align: 'toString' } })],
    ['readings of text', (work) => ({ ...work, readings: [{ s: '60', bean: 90, air: null }] })],
    ['readings without air', (work) => ({ ...work, readings: [{ s: 60, bean: 90 }] })],
    ['readings that are no list', (work) => ({ ...work, readings: { length: 1 } })],
    ['typed text', (work) => ({ ...work, typed: { end_term: '10:15' } })],
    ['a start of text', (work) => ({ ...work, start: '2026-11-22' })],
    ['no preheating', (work) => ({ ...work, preheat: null })],
    ['no title', (work) => ({ ...work, title: null })],
    ['a span that nobody can choose', (work) => ({ ...work, options: { ...(work.options as object), span_s: 7 } })],
    ['a rate per hour', (work) => ({ ...work, options: { ...(work.options as object), per: 3600 } })],
    ['Kelvin', (work) => ({ ...work, options: { ...(work.options as object), unit: 'K' } })],
    ['an unknown line', (work) => ({ ...work, options: { ...(work.options as object), hidden: ['gas'] } })],
  ])('is dropped when it is %s', async (_, spoil) => {
    const { work, isRoastWork } = await sound();
    expect(isRoastWork(work)).toBe(true);
    expect(isRoastWork(spoil(work))).toBe(false);
  });
  it('is a roast as soon as there is a file, a reading or a value', async () => {
    const { BEGIN, hasRoast } = await opened();
    expect(hasRoast(BEGIN)).toBe(false);
    expect(hasRoast({ ...BEGIN, typed: { end_term: undefined } })).toBe(false);
    expect(hasRoast({ ...BEGIN, typed: { end_term: null } })).toBe(true);
    expect(hasRoast({ ...BEGIN, file: file('a') })).toBe(true);
    expect(hasRoast({ ...BEGIN, readings: [{ s: 0, bean: 200, air: null }] })).toBe(true);
  });
});
