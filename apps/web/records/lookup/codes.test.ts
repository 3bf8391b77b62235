import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { codeQuery } from './codes.ts';
import { kept } from './kept.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');

/** What was asked, call by call. */
const asked: string[][] = [];
let edit_at = 'm1';
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  const { code_group } = JSON.parse(body) as { code_group: string[] };
  asked.push(code_group);
  const groups = code_group.map((one) => {
    const [group = '', mark] = one.split('|');
    const code_list = [{ code_id: `${group}_${edit_at}`, code_name: group, code_name_kr: group, code_use: true }];
    return [group, mark === edit_at ? { edit_at } : { edit_at, code_list }];
  });
  return Response.json({ status: 'OK', result: Object.fromEntries(groups) });
});

/** A page that is opened and shows codes of some groups. */
function open(...groups: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { meta: { user_seq: 1, auth_seq: null } } } });
  const shown = () => groups.map((group) => client.getQueryData(codeQuery(group).queryKey)?.[0]?.code_id);
  const settled = async () => {
    await Promise.all(groups.map((group) => client.fetchQuery(codeQuery(group))));
    await new Promise((resolve) => setTimeout(resolve));
    await expect.poll(() => client.isFetching()).toBe(0);
    await kept.read('');
  };
  return { client, shown, settled };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('localStorage', storageOf());
  await kept.clear();
  asked.length = 0;
  edit_at = 'm1';
});

describe('groups of codes that are asked for in the same moment', () => {
  it('are one call, at first and when the hour is over', async () => {
    await open('FLVR', 'CNTR', 'VRT').settled();
    expect(asked).toEqual([['FLVR', 'CNTR', 'VRT']]);
    vi.setSystemTime(NOON + HOUR - 1);
    await open('FLVR', 'VRT').settled();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(NOON + HOUR);
    const later = open('VRT', 'NTPLC', 'FLVR');
    edit_at = 'm2';
    await later.settled();
    expect(asked.slice(1)).toEqual([['NTPLC'], ['VRT|m1', 'FLVR|m1']]);
    expect(later.shown()).toEqual(['VRT_m2', 'NTPLC_m2', 'FLVR_m2']);
  });
  it('by two pages that hold different copies are each answered', async () => {
    await open('FLVR').settled();
    vi.setSystemTime(NOON + HOUR);
    edit_at = 'm2';
    const one = open('FLVR');
    const other = new QueryClient();
    await Promise.all([one.settled(), other.fetchQuery(codeQuery('FLVR'))]);
    expect(one.shown()).toEqual(['FLVR_m2']);
    expect(other.getQueryData(codeQuery('FLVR').queryKey)?.[0]?.code_id).toBe('FLVR_m2');
  });
  it('are at most fifty', async () => {
    const groups = Array.from({ length: 51 }, (_, nth) => `GROUP_${nth}`);
    await open(...groups).settled();
    expect(asked.map((call) => call.length)).toEqual([50, 1]);
  });
});
