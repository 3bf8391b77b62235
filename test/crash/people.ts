import type { Row } from '@hanjan/core';
import type pg from 'pg';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';
import { type Client, clientOf, signUp } from '../harness/api.ts';
import { type Desk, sitDown } from '../harness/desk.ts';
import { makeOrg, seat, userSeqOf, within } from '../harness/org.ts';
import { creation, type Save, sendSave } from '../harness/save.ts';
import { shipped } from '../harness/served.ts';
import type { Records, Seats, WritersDesk } from './writers.ts';

/** There is much of every lot, and roasts are in the drum, so that saves of theirs move something. */
const MOVING: Readonly<Record<string, Row>> = {
  roaster_greenbean_year: { greenbean_received_mass: 100_000_000 },
  cafe_received: { received_mass: 100_000_000 },
  roaster_roasting_result: { roasting_step: 'RSTG' },
};
const draftOf = ({ screen, draft }: Desk): Row => ({ ...draft, ...MOVING[screen.name] });

/** What they write in: a change that is lost is found by its history, which records of everybody do not have. */
export const written = shipped.screens.filter(({ access, entity }) => access.write && ownerOf(entity));

/**
 * Seats eight writers: four people, each twice, at every list that is written in. Records of an organisation are
 * everybody's, those of a person are known to both of their writers.
 */
export async function seatWriters(origin: () => string, admin: pg.Client): Promise<Seats> {
  const cafe_seq = await makeOrg(admin, 'cafe', '온기 카페');
  const roaster_seq = await makeOrg(admin, 'roaster', '볶는 집');
  const shared = new Map<string, Records>(written.map(({ name }) => [name, new Map()]));
  const places: WritersDesk[][] = [];
  const saves: Save[] = [];
  const make = async (desk: Desk) => {
    const save = creation(desk.screen, draftOf(desk));
    saves.push(save);
    await sendSave(desk, save);
  };
  for (const name of ['crash.1', 'crash.2', 'crash.3', 'crash.4']) {
    const person = await signUp(clientOf(origin), name);
    const user_seq = await userSeqOf(admin, name);
    for (const org of [cafe_seq, roaster_seq]) await seat(admin, org, user_seq, 'OWN');
    const desks = await desksOf(within(person, { cafe_seq, roaster_seq }), shared, make);
    places.push(desks, desks);
  }
  return { places, saves };
}

async function desksOf(
  client: Client,
  shared: ReadonlyMap<string, Records>,
  make: (desk: Desk) => Promise<void>,
): Promise<WritersDesk[]> {
  const desks: WritersDesk[] = [];
  for (const screen of written) {
    const own: Records = new Map();
    const records = screen.entity.scope === 'user' ? own : (shared.get(screen.name) ?? own);
    const desk = await sitDown(client, screen, make);
    desks.push({ ...desk, draft: draftOf(desk), records });
  }
  return desks;
}
