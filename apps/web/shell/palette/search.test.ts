import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from './entry.ts';
import { askable, createRecordSearch, type Found, type Outcome } from './search.ts';

const line = (name: string) => entryOf({ id: name, name, about: '', icon: 'cup', words: [name] });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the server is asked for', () => {
  it.each([
    ['예가체프', '예가체프'],
    [' 예가체프 ㅊ', '예가체프'],
    ['예가ㅊ', '예가'],
    ['ㅇㄱ', ''],
    ['ㅇㄱㅊㅍ', ''],
    ['예ㄱㅊ프', ''],
    ['Nyeri', 'Nyeri'],
    ['', ''],
  ])('%j is %j', (typed, asked) => expect(askable(typed)).toBe(asked));
});

/** A search over some lists whose answers come when the test says so. */
function searchOf(...lists: string[]) {
  const asked: { list: string; text: string; signal: AbortSignal; answer(outcome: Outcome): Promise<void> }[] = [];
  const shown: Found[] = [];
  const search = createRecordSearch(
    lists,
    (list, text, signal) => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const answer = async (outcome: Outcome) => {
        resolve(outcome);
        await vi.advanceTimersByTimeAsync(0);
      };
      asked.push({ list, text, signal, answer });
      return promise;
    },
    (found) => shown.push(found),
  );
  const now = () => {
    const { entries = [], isBusy, failed } = shown.at(-1) ?? {};
    return { names: entries.map(({ name }) => name), isBusy, failed };
  };
  const at = (index: number) => {
    const call = asked[index];
    if (!call) throw new Error(`call ${index} was not made`);
    return call;
  };
  return { search, asked, now, at };
}

describe('records that are looked for', () => {
  it('are asked for once whoever types pauses', async () => {
    const { search, asked } = searchOf('notes');
    for (const typed of ['예', '예가', '예가체']) {
      search.seek(typed);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ text }) => text)).toEqual(['예가체']);
  });

  it('are asked for in three lists at once, and shown in the order of the lists', async () => {
    const { search, asked, now, at } = searchOf('a', 'b', 'c', 'd');
    search.seek('케냐');
    await vi.advanceTimersByTimeAsync(150);
    expect(asked.map(({ list }) => list)).toEqual(['a', 'b', 'c']);
    await at(1).answer({ entries: [line('b 케냐')] });
    expect(asked.map(({ list }) => list)).toEqual(['a', 'b', 'c', 'd']);
    await at(0).answer({ entries: [line('a 케냐')] });
    expect(now()).toEqual({ names: ['a 케냐', 'b 케냐'], isBusy: true, failed: null });
    for (const call of [at(2), at(3)]) await call.answer({ entries: [] });
    expect(now()).toEqual({ names: ['a 케냐', 'b 케냐'], isBusy: false, failed: null });
  });

  it('are not overtaken by an answer to what was typed before', async () => {
    const { search, now, at } = searchOf('notes');
    search.seek('케냐');
    await vi.advanceTimersByTimeAsync(150);
    search.seek('케냐 AA');
    expect(at(0).signal.aborted).toBe(true);
    await at(0).answer({ entries: [line('케냐 니에리')] });
    expect(now()).toEqual({ names: [], isBusy: true, failed: null });
    await vi.advanceTimersByTimeAsync(150);
    await at(1).answer({ entries: [line('케냐 AA')] });
    expect(now().names).toEqual(['케냐 AA']);
  });

  it('stay as far as they still fit until the new ones are there, and go when nothing is typed', async () => {
    const { search, now, at } = searchOf('notes');
    search.seek('케냐');
    await vi.advanceTimersByTimeAsync(150);
    await at(0).answer({ entries: [line('케냐 AA'), line('온도 연남')] });
    search.seek('케냐 A');
    expect(now()).toEqual({ names: ['케냐 AA'], isBusy: true, failed: null });
    search.seek('');
    expect(now()).toEqual({ names: [], isBusy: false, failed: null });
  });

  it('say when a list could not be asked, and are asked for again', async () => {
    const { search, asked, now, at } = searchOf('a', 'b');
    search.seek('케냐');
    await vi.advanceTimersByTimeAsync(150);
    await at(0).answer({ failed: '서버에 연결하지 못했습니다.' });
    await at(1).answer({ entries: [line('케냐 AA')] });
    expect(now()).toEqual({ names: ['케냐 AA'], isBusy: false, failed: '서버에 연결하지 못했습니다.' });
    search.again();
    expect(now().failed).toBe(null);
    await vi.advanceTimersByTimeAsync(150);
    expect(asked).toHaveLength(4);
  });

  it('ask nothing more once nobody looks for them', async () => {
    const { search, asked } = searchOf('notes');
    search.seek('케냐');
    search.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });
});
