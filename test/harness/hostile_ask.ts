import type { Answer, Row } from '@hanjan/core';
import { expect } from 'vitest';
import { flaws } from './answer.ts';
import { JSON_PAGE, send } from './http.ts';
import { type Chosen, numberFor, type Owner } from './org.ts';

// Questions as they are spelled by who means no good.

/** What was said to a question. */
export interface Told {
  readonly http: number;
  readonly code: string | null;
  /** Which fields are at fault, and how. */
  readonly faults: readonly string[];
  readonly answer: Answer<Row[]>;
}

/** `Infinity` is sent as a number that JSON reads as that. */
const spelled = (body: Row) =>
  JSON.stringify(body, (_, value) => (value === Infinity ? '~1e400~' : value)).replaceAll(/"~|~"/g, '');

/** Asks for something as somebody; whatever comes has the one form of all answers. */
export async function askAs(
  origin: string,
  { cookie, ...chosen }: Pick<Owner, 'cookie'> & Chosen,
  path: string,
  body: Row = {},
): Promise<Told> {
  const sent = { path, body: spelled({ ...numberFor(chosen, path), ...body }), headers: { ...JSON_PAGE, cookie } };
  const received = await send(origin, sent);
  expect(flaws(received, 'en'), `${path} ${sent.body.slice(0, 300)}`).toEqual([]);
  const answer: Answer<Row[]> = JSON.parse(received.text);
  const { fields, code } = answer;
  return { http: received.http, code, faults: fields.map(({ name, key }) => `${name} ${key}`), answer };
}
