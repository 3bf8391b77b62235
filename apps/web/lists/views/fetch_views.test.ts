import { userViewScreen } from '@hanjan/model/view.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchViews } from './fetch_views.ts';

afterEach(() => vi.unstubAllGlobals());

it('finds every view of a list, also beyond those of a list whose name it is part of', async () => {
  const all = Array.from({ length: 130 }, (_, nth) => ({
    view_seq: nth + 1,
    view_screen: nth < 120 ? 'roaster_roasting_result' : 'roaster_roasting',
  }));
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const { page, list_count: size, filters } = JSON.parse(String(body));
    const found = all.filter(({ view_screen }) => view_screen.includes(filters.view_screen));
    const pagination = { page, list_count: size, total: found.length, total_pages: Math.ceil(found.length / size) };
    const result = found.slice((page - 1) * size, page * size);
    return Response.json({ status: 'OK', result, pagination, description: '', code: null, fields: [] });
  });
  const { signal } = new AbortController();
  const keysOf = async (screen: string) =>
    (await fetchViews(userViewScreen, screen, signal)).map((row) => row.view_seq);
  expect(await keysOf('roaster_roasting')).toEqual([121, 122, 123, 124, 125, 126, 127, 128, 129, 130]);
  expect(await keysOf('roaster_roasting_result')).toHaveLength(120);
});
