import { afterEach, expect, it } from 'vitest';
import { invite } from '../../apps/server/sign/invitation.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { browserAt } from '../harness/provided.ts';
import { startProvider, type TestProvider } from '../harness/provider.ts';

let provider: TestProvider;
let api: TestApi;
const lines: string[] = [];
const start = async (signup: 'closed' | 'invited') => {
  lines.length = 0;
  provider = await startProvider({ origin: 'http://localhost' });
  const log = { write: (line: string) => void lines.push(line) };
  api = await startApi({ signup, providers: [provider.settings('google')], log });
};
afterEach(async () => {
  await api.stop();
  await provider.stop();
});
const person = { user_name: '하늘', country: 'KOR', age_ok: true, privacy_ok: true };
/** What the log says of events, without when and where. */
const events = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'event')
    .map(({ event, outcome, target }) => [event, outcome, target]);

it('a closed place takes nobody new, and says so where they came from', async () => {
  await start('closed');
  const browser = browserAt(api.origin);
  expect((await browser.through('google', 'new')).led).toBe('/user/signin?said=signup_closed');
  expect((await browser.call('POST', '/api/sign/consent', person)).code).toBe('consent_over');
  expect(events()).toContainEqual(['sign_in', 'denied', '/api/sign/callback/:provider']);
});

it('by invitation somebody new makes one account, and keeps it', async () => {
  await start('invited');
  const invitation = await invite(api.database.url);
  const browser = browserAt(api.origin);
  expect((await browser.through('google', 'invited')).led).toBe('/user/consent');
  const agree = (more: object) => browser.call('POST', '/api/sign/consent', { ...person, ...more });
  expect((await agree({})).code).toBe('signup_invited');
  expect((await agree({ invitation: 'x'.repeat(43) })).code).toBe('signup_invited');
  expect((await agree({ invitation })).http).toBe(200);
  expect((await browserAt(api.origin).through('google', 'invited')).led).toBe('/');
  const other = browserAt(api.origin);
  await other.through('google', 'other');
  expect((await other.call('POST', '/api/sign/consent', { ...person, invitation })).code).toBe('signup_invited');
  expect(events()).toContainEqual(['sign_up', 'ok', '/api/sign/consent']);
  expect(events()).toContainEqual(['sign_in', 'ok', '/api/sign/callback/:provider']);
  // Nothing of what a provider says or is told stands in the log.
  expect(lines.join()).not.toMatch(/code=|id_token|"state"|invited 님/);
});

it('the log says why a provider was not understood, and what somebody came for', async () => {
  await start('closed');
  const browser = browserAt(api.origin);
  const brought = await browser.at.go(await browser.begin('google'), 'logged');
  provider.forge = (claims) => provider.token({ ...claims, aud: 'client-of-others' });
  await browser.comeBack(brought);
  const told = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'a provider was not understood');
  expect(told).toMatchObject({ reason: expect.stringContaining('JWT'), target: '/api/sign/callback/:provider' });
  expect(JSON.stringify(told)).not.toContain('logged');
});
