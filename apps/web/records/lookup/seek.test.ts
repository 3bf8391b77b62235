import 'fake-indexeddb/auto';
import type { Row } from '@hanjan/core';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { renew, renewedAt } from '../store/renew.ts';
import { foundQuery } from './found.ts';
import { wantedBy } from './narrowing.ts';
import { knownRecord, recordsQuery, refKey, withBeside } from './refs.ts';
import { seek, seekQuery } from './seek.ts';

vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', storageOf());

const company = (company_seq: number, company_name: string) => ({ company_seq, company_name, company_type: 'EQD' });
/** What the server has; one answer holds the first two of those that fit. */
const all = [company(1, 'Acaia'), company(2, 'Mahlkönig'), company(3, 'Mazzer')];
const asked: Row[] = [];
vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  const question = JSON.parse(body) as Row;
  asked.push(question);
  const fitting = all.filter(({ company_name }) => company_name.includes(String(question.searchTitle ?? '')));
  const result = question.is_used === false ? [company(9, 'Closed down')] : fitting.slice(0, 2);
  return Response.json({ status: 'OK', result, last_edit_at: 'm1', ...(fitting.length > 2 && { more: true }) });
});

const client = new QueryClient();
const keys = (rows: readonly Row[] = []) => rows.map((row) => refKey('company', row));
beforeAll(() => client.fetchQuery(recordsQuery('company')));
beforeEach(() => asked.splice(0));

it('a look-up says whether there are others than those it holds', () => {
  const { rows, more } = client.getQueryData(recordsQuery('company').queryKey) ?? {};
  expect([keys(rows), more]).toEqual([[1, 2], true]);
  expect(knownRecord(client, 'company', 3)).toBeUndefined();
});

it('what is found at the server is known from then on, each once, beside what the look-up holds', async () => {
  const rows = client.getQueryData(recordsQuery('company').queryKey)?.rows ?? [];
  for (const searchTitle of ['Ma', 'Mazzer']) {
    const wanted = wantedBy({ to: 'company', only: { company_type: 'EQD' } }, {});
    await seek(client, 'company', { ...wanted, searchTitle });
    expect(asked.at(-1)).toEqual({ company_type: ['EQD'], searchTitle });
  }
  expect(knownRecord(client, 'company', 3)?.company_name).toBe('Mazzer');
  expect(keys(withBeside('company', rows, client.getQueryData(foundQuery('company').queryKey)))).toEqual([1, 2, 3]);
  expect(withBeside('company', rows, [])).toBe(rows);
});

it('what is out of use is told apart', async () => {
  await seek(client, 'company', { is_used: false });
  const beside = client.getQueryData(foundQuery('company').queryKey);
  expect(keys(beside?.filter(({ isUnused }) => isUnused))).toEqual([9]);
  expect(keys(beside?.filter(({ isUnused }) => !isUnused))).toEqual([2, 3]);
});

it('what was found is old once a record was changed here, and known by name all the same', async () => {
  const body = { searchTitle: 'Mazzer' };
  await client.fetchQuery(seekQuery(client, 'company', body));
  renew(['company']);
  expect(client.getQueryState(seekQuery(client, 'company', body).queryKey)?.isInvalidated).toBe(true);
  const beside = client.getQueryData(foundQuery('company').queryKey) ?? [];
  expect(keys(beside)).toContain(3);
  const asOf = () => client.getQueryData(foundQuery('company').queryKey)?.map(({ as_of }) => as_of);
  expect(asOf()).not.toContain(renewedAt(['company']));
  await client.fetchQuery(seekQuery(client, 'company', body));
  expect(asOf()).toContain(renewedAt(['company']));
});
