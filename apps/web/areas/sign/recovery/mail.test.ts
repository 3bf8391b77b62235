import { expect, it } from 'vitest';
import { tokenIn } from './mail.ts';

const token = `${'aB3-_'.repeat(8)}xyz`;

it.each([
  [`#token=${token}`, token],
  ['', undefined],
  ['#token=', undefined],
  [`#token=${token}z`, undefined],
  [`#token=${token.slice(1)}%`, undefined],
  [`#invite=${token}`, undefined],
])('the token in %j', (hash, found) => expect(tokenIn(hash)).toBe(found));
