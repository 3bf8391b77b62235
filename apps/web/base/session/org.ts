import { nameInLocale, ORG_KINDS, type OrgKind } from '@hanjan/core';
import { type Answer, call, isUnanswered } from '../api/call.ts';
import { createStore, until, useStore } from '../store/store.ts';
import { currentLocale } from '../texts/index.ts';
import {
  type Choice,
  keepChoice,
  keepMemberships,
  type Memberships,
  membershipsOf,
  type OrgMembership,
  readChoice,
  readMemberships,
  settleChoice,
} from './memberships.ts';
import { keepWorkplaces, lastWorkplaces } from './person.ts';

export type { OrgMembership } from './memberships.ts';

/** Where the person of the page works. */
export interface Orgs {
  /** Whose these are; null for a guest. */
  readonly user_seq: number | null;
  /** `away`: the server could not be asked. */
  readonly state: 'loading' | 'ready' | 'away';
  readonly memberships: Memberships;
  /** What this tab works in. Another tab may work in another organisation. */
  readonly chosen: Choice;
}

/** What reading the memberships afresh has brought: something else than before or not, or what the server said instead. */
export type OrgNews = 'changed' | 'same' | Answer;

const nothing: Memberships = { cafe: [], roaster: [] };
const orgs = createStore<Orgs>({ user_seq: null, state: 'ready', memberships: nothing, chosen: {} });

let readAt = 0;
let asking: Promise<OrgNews> | null = null;

/** Where the person of the page works, as far as is known. */
export const useOrgs = (): Orgs => useStore(orgs);

/** The organisation of a kind to work in, or null. */
export const chosenOf = ({ memberships, chosen }: Orgs, kind: OrgKind): OrgMembership | null =>
  memberships[kind].find(({ auth_seq }) => auth_seq === chosen[kind]) ?? null;

/** The organisation of a kind that this page works in, or null. */
export function useOrg(kind: OrgKind | undefined): OrgMembership | null {
  const all = useOrgs();
  return kind ? chosenOf(all, kind) : null;
}

/** Where the person of the page works at this moment, outside of React. */
export const currentOrgs = (): Orgs => orgs.get();

/** The name of an organisation in the language that is shown, or the only name that it has. */
export const orgName = ({ org_name, org_name_locale }: Pick<OrgMembership, 'org_name' | 'org_name_locale'>): string =>
  nameInLocale(org_name, org_name_locale, currentLocale());

/** Waits until it is known where the person of the page works, or that it cannot be known. */
export const whenOrgsKnown = (): Promise<void> => until(orgs, ({ state }) => state !== 'loading');

/** The page is somebody's from now on, or nobody's. Unless this tab knows their memberships, `needOrgs` asks for them. */
export function openOrgs(user_seq: number | null): void {
  const { user_seq: before, state } = orgs.get();
  if (before === user_seq && state !== 'away') return;
  asking = null;
  const kept = user_seq === null ? { memberships: nothing, at: 0 } : readMemberships(user_seq);
  readAt = kept?.at ?? 0;
  orgs.set({ user_seq, state: 'loading', memberships: nothing, chosen: {} });
  if (kept) show(kept.memberships, user_seq === null ? {} : readChoice('tab', user_seq));
}

/** Asks for the memberships if nobody has yet. */
export function needOrgs(): void {
  if (orgs.get().state === 'loading') refreshOrgs();
}

/** Memberships that are older than this are read again. What is stored is shown meanwhile. */
export function renewOrgs(age: number): void {
  const { user_seq, state } = orgs.get();
  if (user_seq !== null && state === 'ready' && Date.now() - readAt > age) refreshOrgs();
}

/** Reads the memberships afresh, or takes the answer of a call that is under way already. */
export function refreshOrgs(asked?: Promise<Answer<unknown>>): Promise<OrgNews> {
  if (asking) return asking;
  const work = take(asked ?? askOrgs()).finally(() => {
    if (asking === work) asking = null;
  });
  asking = work;
  return work;
}

/** Asks the server where the person works. */
export const askOrgs = (): Promise<Answer<unknown>> => call('POST', '/api/userAuth/select', { auth: ORG_KINDS });

/** The server refused a call of this time that the memberships allow: they are read afresh, unless they were since. */
export async function doubtOrgs(calledAt: number): Promise<void> {
  if (asking) await asking;
  else if (calledAt >= readAt) await refreshOrgs();
}

/** The organisation that a call goes to whose address names none. */
export const orgForCall = (kind: OrgKind): number | null => orgs.get().chosen[kind] ?? null;

/** From now on this tab works in another organisation, and so does whatever tab is opened next. */
export function chooseOrg(kind: OrgKind, auth_seq: number): void {
  const { user_seq, memberships, chosen } = orgs.get();
  if (user_seq !== null) keepChoice('device', user_seq, { ...readChoice('device', user_seq), [kind]: auth_seq });
  show(memberships, { ...chosen, [kind]: auth_seq });
}

/** A tab that is opened next works where this one does: called whenever the person turns to this tab. */
export function rememberOrgs(): void {
  const { user_seq, state, chosen } = orgs.get();
  if (user_seq !== null && state === 'ready') keepChoice('device', user_seq, chosen);
}

async function take(asked: Promise<Answer<unknown>>): Promise<OrgNews> {
  const { user_seq } = orgs.get();
  const answer = await asked;
  const now = orgs.get();
  if (user_seq === null || now.user_seq !== user_seq) return 'same';
  const memberships = answer.status === 'OK' ? membershipsOf(answer.result) : null;
  if (!memberships) {
    const last = isUnanswered(answer) ? lastWorkplaces(user_seq) : null;
    if (now.state === 'loading' && last) show(last, readChoice('tab', user_seq));
    else if (now.state === 'loading') orgs.set({ ...now, state: 'away' });
    return answer;
  }
  readAt = Date.now();
  keepMemberships(user_seq, memberships, readAt);
  keepWorkplaces(user_seq, memberships);
  const isKnown = now.state === 'ready';
  const isSame = isKnown && JSON.stringify(memberships) === JSON.stringify(now.memberships);
  if (!isSame) show(memberships, isKnown ? now.chosen : readChoice('tab', user_seq));
  return isSame ? 'same' : 'changed';
}

/** Shows what is known. What this tab works in stays for as long as the person is a member. */
function show(memberships: Memberships, inTab: Choice): void {
  const { user_seq } = orgs.get();
  const onDevice = user_seq === null ? {} : readChoice('device', user_seq);
  const chosen = settleChoice(memberships, inTab, onDevice);
  if (user_seq !== null && Object.keys(chosen).length > 0) {
    keepChoice('tab', user_seq, chosen);
    keepChoice('device', user_seq, settleChoice(memberships, onDevice, chosen));
  }
  orgs.set({ user_seq, state: 'ready', memberships, chosen });
}
