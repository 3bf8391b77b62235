import type { OrgKind } from '@hanjan/core';
import type { Client } from '../harness/api.ts';
import { WORKPLACE } from '../harness/own_notes.ts';
import type { Route } from '../harness/routes.ts';
import { screens } from '../harness/served.ts';
import { deedsOf } from './ask_entries.ts';
import { cafe_calls, calls, roaster_calls } from './expected/calls.ts';
import { type Answer, answers, SITE_ROLES, type SiteRank } from './expected/words.ts';
import { PLACES, signUp } from './people.ts';
import type { World } from './world.ts';

/** What the calls are asked that want to be asked something. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/code/simple': { code_group: ['FLVR'] },
  '/api/userAuth/select': { auth: ['cafe', 'roaster'] },
};

/** A key that no record has. */
const NOBODYS = 987_654_321;

/** The calls that belong to no entry. */
export const callRoutes = ({ routes }: World): Route[] =>
  routes.filter((route) => !screens.some((screen) => deedsOf(screen, route).length > 0));

const isOfSite = ({ path }: Route) => !(path in roaster_calls) && !(path in cafe_calls);
const ORG_CALLS = { cafe: cafe_calls, roaster: roaster_calls } as const;

/** Asks the calls that are no entry, as every site role; every line of the result is a difference from the table. */
export async function askCalls(world: World): Promise<string[]> {
  const differences: string[] = [];
  for (const site of SITE_ROLES) {
    // Signing out comes last, because nobody can ask anything afterwards; each way of it needs somebody of its own.
    const isLast = ({ path }: Route) => path.endsWith('/signout');
    const asked = callRoutes(world).filter(isOfSite);
    const [last, before] = [asked.filter(isLast), asked.filter((route) => !isLast(route))];
    const client = await someone(world, site, 'asks');
    for (const route of before) differences.push(...(await ask(client, site, route)));
    for (const route of last)
      differences.push(...(await ask(await someone(world, site, `leaves.${route.method.toLowerCase()}`), site, route)));
  }
  return differences;
}

async function someone({ api, admin }: World, site: SiteRank, what: string): Promise<Client> {
  return (await signUp(api, admin, `${what}.${site.toLowerCase()}`, site)).client;
}

async function ask(client: Client, site: SiteRank, { method, path }: Route): Promise<string[]> {
  const row = calls[path];
  const word: Answer = row?.who.split(' ').includes(site) ? row.answer : site === 'GUEST' ? 'noauth' : 'nopermission';
  const { http, answer } = await (method === 'GET' ? client.get(path) : client.post(path, BODIES[path]));
  const { status, code } = answers[word];
  const is = `${http} ${answer.code ?? null}`;
  return is === `${status} ${code}` ? [] : [`${site}: ${method} ${path}: ${is} instead of ${word}`];
}

/**
 * Asks the calls of an organisation of a kind that are no entry, everybody with every number; every line is a difference
 * from the table.
 */
export async function askOrgCalls({ routes, people, orgs }: World, kind: OrgKind): Promise<string[]> {
  const differences: string[] = [];
  const table = ORG_CALLS[kind];
  const asked = routes.filter(({ path }) => path in table);
  for (const { who, site, client, seats, ranks } of people) {
    for (const place of PLACES) {
      const isOfKind = (place === 'roaster') === (kind === 'roaster');
      const rank = isOfKind ? (kind === 'roaster' ? seats.roaster : ranks[place]) : undefined;
      for (const { method, path } of asked) {
        const row = table[path];
        const isLetIn = rank && row?.who.split(' ').includes(rank);
        const refused: Answer = site === 'GUEST' ? 'noauth' : rank ? 'nopermission' : `no${kind}`;
        const word = row && isLetIn ? row.answer : refused;
        const to = path.replace('{key}', String(NOBODYS));
        const { http, answer } = await (method === 'GET'
          ? client.get(`${to}?${kind}_seq=${orgs[place]}`)
          : client.post(to, { [`${kind}_seq`]: orgs[place] }));
        const is = `${http} ${answer.code ?? null}`;
        const { status, code } = answers[word];
        if (is !== `${status} ${code}`)
          differences.push(`${who}, ${place}: ${method} ${path}: ${is} instead of ${word}`);
      }
    }
  }
  return differences;
}

/** Asks everybody where they belong: exactly where they have an active role, whatever the other rows say. */
export async function askPlaces({ people, orgs }: World): Promise<string[]> {
  const differences: string[] = [];
  for (const { who, client, site, seats } of people) {
    const { http, answer } = await client.post<
      Record<string, { auth_seq: number; user_auth: string; org_name: string }[]>
    >('/api/userAuth/select', { auth: ['cafe', 'roaster'] });
    const of = (kind: 'cafe' | 'roaster') =>
      PLACES.filter((place) => (place === 'roaster') === (kind === 'roaster'))
        .flatMap((place) => (seats[place] ? [`${orgs[place]} ${seats[place]}`] : []))
        .toSorted();
    const told = (kind: 'cafe' | 'roaster') =>
      answer.result?.[`${kind}_auth`]
        ?.filter(({ org_name }) => org_name !== WORKPLACE)
        .map(({ auth_seq, user_auth }) => `${auth_seq} ${user_auth}`)
        .toSorted();
    const is = http === 200 ? [told('cafe'), told('roaster')] : http;
    const must = site === 'GUEST' ? 401 : [of('cafe'), of('roaster')];
    if (JSON.stringify(is) !== JSON.stringify(must))
      differences.push(`${who}: ${JSON.stringify(is)} instead of ${JSON.stringify(must)}`);
  }
  return differences;
}
