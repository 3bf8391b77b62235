import { globSync, readFileSync } from 'node:fs';
import { kinds } from '@hanjan/core';
import { screens } from '@hanjan/model';
import { ko } from '@hanjan/model/messages/ko.ts';
import { describe, expect, it } from 'vitest';
import { textsFor } from './texts.ts';

const SERVER = new URL('..', import.meta.url).pathname;
const sources = globSync('{engine,http,sign,domain}/**/*.ts', { cwd: SERVER })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${SERVER}${path}`, 'utf8'))
  .join('\n');

/** Message keys as they are written where an answer is made. */
const WRITTEN = [/Refusal\(\d+, '(\w+)'/g, /\bkey: '(\w+)'(?! in )/g, /fail\([^()]*, '(\w+)'/g, /\[\d{3}, '(\w+)'\]/g];
const written = new Set(WRITTEN.flatMap((pattern) => [...sources.matchAll(pattern)].map(([, key = '']) => key)));
const ofKinds = Object.values(kinds).flatMap(({ samples }) => samples.flatMap(({ bad }) => bad.map(([, key]) => key)));

describe('every key that the server sends has its text', () => {
  it.each([...new Set([...written, ...ofKinds, 'field_required'])].toSorted().map((key) => [key]))('%s', (key) => {
    if (key !== 'validation_error') expect(Object.keys(ko)).toContain(key);
  });
  it('and the keys are really found', () => {
    expect([...written]).toEqual(
      expect.arrayContaining([
        'noauth_text',
        'edit_conflict',
        'too_large',
        'user_id_taken',
        'field_locked',
        'age_required',
      ]),
    );
    expect(written.size).toBeGreaterThan(25);
  });
  it('and the fields have names', () => {
    const fields = screens.flatMap(({ entity }) => Object.entries(entity.fields));
    const names = fields.map(([name, { called = name }]) => called).filter((name) => !name.endsWith('_seq'));
    expect(names.filter((name) => !(name in ko))).toEqual([]);
  });
});

describe('a text', () => {
  it('is in the language that is asked for, with its values', () => {
    expect(textsFor('en')('signin_wait', { seconds: 12 })).toContain('12');
    expect(textsFor('en-GB,ko')('signin_wait', { seconds: 12 })).not.toMatch(/[가-힣]/);
    expect(textsFor(undefined)('signin_wait', { seconds: 12 })).toMatch(/[가-힣]/);
  });
  it.each(['nothing', 'toString', '__proto__', '', '{', '{a, plural, one {#}}', "'{'"])(
    'that is none stays as it is: %s',
    (key) => {
      expect(textsFor('ko')(key)).toBe(key);
    },
  );
});
