import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { ORG_KINDS } from '@hanjan/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { keepMemberships } from '../session/memberships.ts';
import { keepPerson, type Person } from '../session/person.ts';
import { earlyAnswer } from './early.ts';

const boot = readFileSync(new URL('../../main/boot.js', import.meta.url), 'utf8');
const ORGS = { cafe_auth: [], roaster_auth: [] };
const answer = (result: unknown) =>
  Response.json({ status: 'OK', result, description: '', code: null, fields: [], request_id: 'a' });

/** Whom the device knew last. */
const PERSON = { user_seq: 7, user_type: 'USER', must_change_pass: false, delete_at: null } as Person;

/** A page that is opened: what it asks before its scripts are there. */
function open({
  isSignedIn = true,
  last = PERSON as Person | null,
  isAway = false,
  tab = storageOf() as object | null,
}) {
  const asked: [path: string, body: unknown][] = [];
  const fetch = async (path: string, { body }: { body: string | null }) => {
    asked.push([path, body && JSON.parse(body)]);
    if (isAway) throw new TypeError('away');
    return answer(path === '/api/userinfo' ? { user_type: 'USER' } : ORGS);
  };
  const document = {
    documentElement: { dataset: {} },
    cookie: '',
    querySelector: (what: string) => (isSignedIn && what === 'meta[name="hanjan-signed-in"]' ? {} : null),
  };
  const window = {};
  const localStorage = storageOf();
  vi.stubGlobal('localStorage', localStorage);
  keepPerson(last);
  vi.stubGlobal('window', window);
  runInNewContext(boot, {
    ...{ document, window, fetch, localStorage, location: { pathname: '/' } },
    ...{ AbortSignal, matchMedia: () => ({ matches: false }), sessionStorage: tab },
  });
  return asked;
}

/** What a tab stores of somebody once it knows where they work, as browsers list it. */
function tabOf(user_seq: number): object {
  const stored = storageOf();
  vi.stubGlobal('sessionStorage', stored);
  keepMemberships(user_seq, { cafe: [], roaster: [] }, 0);
  return Object.fromEntries(Array.from({ length: stored.length }, (_, at) => [stored.key(at), '']));
}

afterEach(() => vi.unstubAllGlobals());

describe('a page that is opened', () => {
  it('asks who uses it and where they work, once', async () => {
    expect(open({})).toEqual([
      ['/api/userinfo', null],
      ['/api/userAuth/select', { auth: ORG_KINDS }],
    ]);
    expect(await earlyAnswer('user')).toMatchObject({ status: 'OK', result: { user_type: 'USER' } });
    expect(await earlyAnswer('orgs')).toMatchObject({ status: 'OK', result: ORGS });
    expect([earlyAnswer('user'), earlyAnswer('orgs')]).toEqual([undefined, undefined]);
  });
  it.each([
    ['a guest', { isSignedIn: false }],
    ['whoever has something to do first', { last: { ...PERSON, must_change_pass: true } }],
    ['whoever was never here', { last: null }],
    ['somebody whose browser stores nothing', { tab: null }],
    ['somebody of whom the tab knows where they work', { tab: tabOf(7) }],
  ])('asks for no organisations of %s', (_, page) => {
    expect(open(page)).toEqual([['/api/userinfo', null]]);
    expect(earlyAnswer('orgs')).toBeUndefined();
  });
  it('has no answer where the server is away', async () => {
    open({ isAway: true });
    expect([await earlyAnswer('user'), await earlyAnswer('orgs')]).toEqual([null, null]);
  });
});
