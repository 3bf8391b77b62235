import { checkRecord, cleaned, derived, type FieldFault, type KindName, kinds, type Row } from '@hanjan/core';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';
import type { Sent } from './table.ts';
import { fieldOf, tables } from './tables.ts';

/** Kinds that nobody can send, because the database makes their values. */
const MADE: readonly KindName[] = ['serial', 'uuid', 'phase'];
/** What the harness speaks. */
const LOCALE = 'en';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  client = await api.person('stranger');
});
afterAll(() => api.stop());

it('there is a table for every kind', () => {
  const covered = new Set(tables.map((table) => fieldOf(table).kind));
  expect((Object.keys(kinds) as KindName[]).filter((kind) => !covered.has(kind) && !MADE.includes(kind))).toEqual([]);
});

describe.each(tables.map((table) => [table.field, table.sent] as const))('what is sent as %s', (field, sent) => {
  it.each(sent.map((one) => [spelled(one.value), one] as const))('%s', async (_, one) => {
    const body: Row = JSON.parse(JSON.stringify({ kind_name: 'hostile', ...one.with, [field]: one.value }));
    const row = cleaned(devKind, body);
    const found = checkRecord(devKind, row, undefined, LOCALE);
    expect(found.map(({ name, key }) => `${name} ${key}`)).toEqual(one.fault ? [`${field} ${one.fault}`] : []);

    const { http, answer } = await client.post<Row>(`${devKindScreen.path}/edit`, body);
    if (one.fault) return expectRefused(http, answer.fields, found, one);
    expect(answer).toMatchObject({ status: 'OK' });
    const { answer: kept } = await client.get<Row>(`${devKindScreen.path}/detail/${answer.result.kind_seq}`);
    expect(kept.result[field]).toEqual('kept' in one ? one.kept : (derived(devKind, row)[field] ?? null));
  });
});

/**
 * The server says what the check says. Only texts that no database keeps are refused before any kind looks at them,
 * and what is too large or too deep before anything does.
 */
function expectRefused(http: number, told: readonly FieldFault[], found: readonly FieldFault[], { value }: Sent) {
  if (http === 413) return expect(JSON.stringify(value).length).toBeGreaterThan(250_000);
  expect(http).toBe(400);
  if (told.length === 0) return expect(JSON.stringify(value).length).toBeGreaterThan(1_000);
  const places = (faults: readonly FieldFault[]) => faults.map(({ name, key, at }) => ({ name, key, at }));
  const first = isStorable(value)
    ? places(found)
    : found.map(({ name }) => ({ name, key: 'field_text', at: undefined }));
  expect(places(told)).toEqual(first);
}

/** Whether every text in a value can be kept as it is. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

/** A value in a line, with what nobody sees spelled out. */
function spelled(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  const plain = text.replaceAll(/[^\x20-\x7e가-힣]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return plain.length > 60 ? `${plain.slice(0, 60)}… ${plain.length}` : plain;
}
