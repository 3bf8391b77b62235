import { userCupnoteScreen as screen } from '@hanjan/model/user/cupnote.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startState } from '../state/address.ts';
import { fetchAll, MOST_AT_ONCE } from './all.ts';

/** A server with so many records. */
function serve(total: number) {
  const asked: { page: number; list_count: number; searchTitle?: string }[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const request = JSON.parse(String(body));
    asked.push(request);
    const { page, list_count: size } = request;
    const count = Math.min(size, total - (page - 1) * size);
    const result = Array.from({ length: count }, (_, nth) => ({ cupnote_seq: (page - 1) * size + nth + 1 }));
    const pagination = { page, list_count: size, total, total_pages: Math.ceil(total / size) };
    return Response.json({ status: 'OK', result, pagination, description: '', code: null, fields: [] });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const state = { ...startState(screen, 'desk'), page: 3, searchTitle: '산미' };
const all = () => fetchAll(new QueryClient(), screen, state);

describe('all that a list is narrowed to', () => {
  it('is fetched from its first page to its last, narrowed as it is', async () => {
    const asked = serve(237);
    expect((await all()).map((row) => row.cupnote_seq)).toEqual(Array.from({ length: 237 }, (_, nth) => nth + 1));
    expect(asked.map(({ page, list_count, searchTitle }) => [page, list_count, searchTitle])).toEqual([
      [1, 100, '산미'],
      [2, 100, '산미'],
      [3, 100, '산미'],
    ]);
  });

  it('is the first thousand where there are more', async () => {
    const asked = serve(4_321);
    expect(await all()).toHaveLength(MOST_AT_ONCE);
    expect(asked).toHaveLength(10);
  });
});
