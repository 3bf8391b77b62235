import { type Action, type Actor, may, ORG_KINDS, type Screen } from '@hanjan/core';
import type { FactorWay } from '@hanjan/model/account/factor.ts';
import { useMemo } from 'react';
import { type Answer, call, isUnanswered, onCall, onSessionEnd } from '../api/call.ts';
import { connection, pauseAfter } from '../api/connection.ts';
import { earlyAnswer } from '../api/early.ts';
import { whenIdle } from '../store/idle.ts';
import { clearStored, dropDatabases, isObject, readStored, writeStored } from '../store/storage.ts';
import { createStore, until, useStore } from '../store/store.ts';
import { HOUR_MS, isExpected, MINUTE_MS } from './memberships.ts';
import {
  askOrgs,
  chosenOf,
  currentOrgs,
  doubtOrgs,
  needOrgs,
  type Orgs,
  openOrgs,
  orgForCall,
  refreshOrgs,
  renewOrgs,
  useOrgs,
} from './org.ts';
import { forgetPerson, type Guest, isReady, keepPerson, lastPerson, type Person } from './person.ts';

export type { Guest, Person } from './person.ts';

export interface Session {
  /** `away`: the server could not be asked who this is; whoever it was last is taken for the person. */
  readonly state: 'loading' | 'ready' | 'away';
  readonly user: Guest | Person;
  /** The session has ended and the person is being asked to sign in again on the page. */
  readonly ended: boolean;
}

export interface SignUp {
  readonly user_id: string;
  readonly user_pass: string;
  readonly user_name: string;
  readonly user_email?: string;
  readonly country: string;
  readonly age_ok: boolean;
  readonly privacy_ok: boolean;
  readonly invitation?: string;
}

/** What higher floors keep on this device of a person. */
export interface DeviceCopies {
  /** The person signs out: what they have not saved goes. */
  forget(user_uuid: string): void;
  /** Whether what is stored under a name outlives a sign-out, because it belongs to others or to the device. */
  isSpared(name: string): boolean;
  /** Drops the copies of what was looked up and seen; fails where their code could not be loaded. */
  dropCopies(): Promise<unknown>;
}

let device: DeviceCopies = { forget: () => undefined, isSpared: () => false, dropCopies: async () => undefined };

/** Hands in what the device keeps. `main` does this once, before the session is loaded. */
export function onDevice(copies: DeviceCopies): void {
  device = copies;
}

/** Where tabs hear who signs out. */
let otherTabs: BroadcastChannel | null = null;

/** How often in a row the server could not say who this is, and when it is asked again. */
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;

const guest: Guest = { user_type: 'GUEST' };
const session = createStore<Session>({ state: 'loading', user: guest, ended: false });

/** Who is using the product, as far as is known. */
export function useSession(): Session {
  return useStore(session);
}

/** The signed-in person, or null for a guest. */
export function personOf({ user }: Session): Person | null {
  return user.user_type === 'GUEST' ? null : user;
}

/** Whoever is using the product, with the organisations they work in here, as rules of access ask for them. */
export function useActor(): Actor {
  const { user } = useSession();
  const orgs = useOrgs();
  return useMemo(() => actorOf(user, orgs), [user, orgs]);
}

/** Whether it is known who uses the product and where they work, or that it cannot be known. */
export function useIsKnown(): boolean {
  const { state } = useSession();
  const orgs = useOrgs();
  return state !== 'loading' && orgs.state !== 'loading';
}

/** Whether whoever is using the product may do something on a screen. */
export const useMay = (screen: Screen, action: Action): boolean => may(useActor(), screen, action);

function actorOf(user: Guest | Person, orgs: Orgs): Actor {
  const places = ORG_KINDS.flatMap((kind) => {
    const membership = chosenOf(orgs, kind);
    return membership ? [[kind, membership] as const] : [];
  });
  const user_seq = 'user_seq' in user ? user.user_seq : null;
  return { user_seq, user_type: user.user_type, ...Object.fromEntries(places) };
}

/** Whoever is using the product at this moment, as rules of access ask for them, outside of React. */
export const currentActor = (): Actor => actorOf(session.get().user, currentOrgs());

/** The signed-in person at this moment, outside of React. */
export function currentPerson(): Person | null {
  return personOf(session.get());
}

/** Waits until it is known who uses the product, or that it cannot be known. */
export const whenKnown = (): Promise<void> => until(session, ({ state }) => state !== 'loading');

/**
 * Asks the server who this is, again and again until it says so, and, without holding anything up, where they work: at once
 * where the page is about that.
 */
export async function loadSession(isAtWork = false): Promise<void> {
  clearTimeout(again);
  const orgsAsked = earlyAnswer('orgs') ?? (isExpected(isAtWork) ? askOrgs() : undefined);
  const early = await earlyAnswer<Guest | Person>('user');
  const answer = early ?? (await call<Guest | Person>('GET', '/api/userinfo'));
  const known = answer.status === 'OK';
  const last = isUnanswered(answer) ? lastPerson() : null;
  session.set({ ...session.get(), state: known ? 'ready' : 'away', user: known ? answer.result : (last ?? guest) });
  if (known) leaveCopiesTo(currentPerson());
  failures = known ? 0 : failures + 1;
  if (!known) again = setTimeout(loadThere, pauseAfter(failures));
  const person = currentPerson();
  openOrgs(person && isReady(person) ? person.user_seq : null);
  if (currentOrgs().state !== 'loading') return whenIdle(() => renewOrgs(MINUTE_MS));
  if (!orgsAsked) return whenIdle(needOrgs);
  // Who was asked for anew may be somebody else by now.
  refreshOrgs(early === null ? undefined : orgsAsked.then((orgs) => orgs ?? askOrgs()));
}

/** Asks a server that is there but could not say who this is; one that is not is asked once it is back. */
function loadThere(): void {
  if (connection.get().state === 'online') loadSession();
}

/** Asks once more what could not be asked while the server was away. */
export async function reloadSession(): Promise<void> {
  if (session.get().state === 'away') await loadSession();
  else if (currentOrgs().state === 'away') await refreshOrgs();
  else renewOrgs(HOUR_MS);
}

/** The second factor is asked for, and what may be brought. */
export interface AskedFactor {
  readonly step: 'factor';
  readonly ways: readonly FactorWay[];
}

/** What a sign-in came to: whoever is in, or the question for their second factor. */
export type Entered = Person | AskedFactor;

/** Signs in, or begins to. The answer is the server's: 401 with `signin_denied`, or `NETWORK`. */
export function signIn(user_id: string, user_pass: string): Promise<Answer<Entered>> {
  return thenLoad(call('POST', '/api/sign/signin', { user_id: user_id.trim().toLowerCase(), user_pass }));
}

/** Signs in by a passkey alone. */
export const signInByPasskey = (passkey: object): Promise<Answer<Entered>> =>
  thenLoad(call('POST', '/api/sign/passkey', { passkey }));

/** Brings the second factor that a sign-in waits for: `code`, `recovery` or `passkey`. */
export const bringFactor = (proof: object): Promise<Answer<Entered>> =>
  thenLoad(call('POST', '/api/sign/factor', proof));

/** Makes an account and signs in with it. On 400 `fields` names what to mend. */
export function signUp(form: SignUp): Promise<Answer<unknown>> {
  return thenLoad(call('POST', '/api/sign/signup', form));
}

export function changePassword(user_pass: string, new_pass: string): Promise<Answer<unknown>> {
  return thenLoad(call('POST', '/api/sign/password', { user_pass, new_pass }));
}

/** Signs out and clears what this device stored. A session that has already ended counts as signed out. */
export async function signOut(): Promise<Answer<unknown>> {
  const answer = await call('POST', '/api/sign/signout', {});
  if (answer.status !== 'OK' && answer.status !== '401') return answer;
  await leaveDevice();
  return answer;
}

/** The server has signed the person out: their other tabs hear it, and nothing of theirs stays here. */
export async function leaveDevice(): Promise<void> {
  otherTabs?.postMessage(currentPerson()?.user_seq);
  await clearDevice();
}

/** Tells when the person of this page has signed out in another tab. By then this tab stores nothing of them either. */
export function onSignedOutElsewhere(heard: () => void): void {
  // The channel that this tab speaks on too: one does not hear oneself on it.
  otherTabs = new BroadcastChannel('hanjan.signout');
  otherTabs.onmessage = async ({ data }) => {
    if (data !== currentPerson()?.user_seq) return;
    await clearDevice();
    heard();
  };
}

async function thenLoad<T>(sent: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await sent;
  const isIn = answer.status === 'OK' && !(isObject(answer.result) && 'step' in answer.result);
  if (isIn) await loadSession();
  return answer;
}

/** What others who use this device have not saved yet stays theirs, and so does how each wants their lists to look. */
async function clearDevice(): Promise<void> {
  const person = currentPerson();
  if (person) device.forget(person.user_uuid);
  clearStored('tab');
  clearStored('device', device.isSpared);
  await dropDatabases();
}

/** Under this name the device keeps whose copies of what was looked up it has. */
const OWNER = 'hanjan.copies';

/** Whether somebody was signed in when this device last knew who used the product. */
export const wasSignedIn = (): boolean =>
  typeof readStored('device', OWNER) === 'string' || document.querySelector('[name=hanjan-signed-in]') !== null;

/** Copies are for the person of this device's session: those of somebody before, whose session the server ended, go. */
function leaveCopiesTo(person: Person | null): void {
  keepPerson(person);
  const before = readStored('device', OWNER);
  const now = person?.user_uuid ?? null;
  if (before === now) return;
  // Only what is really gone is no longer somebody's: otherwise it is tried again with the next page.
  const done = () => writeStored('device', OWNER, now);
  if (before === null) done();
  else device.dropCopies().then(done, () => undefined);
}

let waiting: PromiseWithResolvers<boolean> | null = null;

onCall({
  user: () => currentPerson()?.user_seq ?? null,
  org: orgForCall,
  calls: () => renewOrgs(HOUR_MS),
  refused: doubtOrgs,
  mustAgree: () => {
    const person = currentPerson();
    if (session.get().state === 'ready' && person && !person.must_agree) hearPolicy();
  },
});

let hearPolicy = (): void => undefined;

/** Tells when the server wants the person to agree to a privacy policy that it did not have when it said who this is. */
export function onNewPolicy(heard: () => void): void {
  hearPolicy = heard;
}

onSessionEnd(async () => {
  const person = currentPerson();
  if (!person) return false;
  // All tabs share the cookie. In another one the password may have changed, or somebody signed in again, since the call.
  const { status, result } = await call<Guest | Person>('GET', '/api/userinfo');
  if (status === 'OK' && 'user_seq' in result && result.user_seq === person.user_seq) return true;
  forgetPerson();
  waiting ??= Promise.withResolvers<boolean>();
  session.set({ ...session.get(), ended: true });
  return waiting.promise;
});

/** Ends the question of the ended session: signed in again, or not; then nothing that was looked up stays here. */
export function answerSessionEnd(signedIn: boolean): void {
  if (!signedIn) device.dropCopies();
  session.set({ ...session.get(), ended: false });
  waiting?.resolve(signedIn);
  waiting = null;
}
