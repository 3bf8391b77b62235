import type { Row } from '@hanjan/core';
import { cafeRoasterScreen } from '@hanjan/model/cafe/roaster.ts';
import { roasterCafeRegisterScreen } from '@hanjan/model/roaster/cafe.ts';
import { sql } from 'kysely';
import { updateRecord } from '../engine/save.ts';
import type { Work } from '../engine/work.ts';
import { register } from '../routes/register.ts';
import { asPerson, type Engine, type Made } from './as_person.ts';
import type { OrgName } from './people.ts';

/** What a cafe writes when it registers, and what becomes of it. */
const REGISTRATIONS: readonly { cafe: OrgName; by: string; says: Row; becomes?: string; keeps?: Row }[] = [
  {
    cafe: 'mulgyeol',
    by: 'demo.cafe.smng',
    says: {
      roaster_cafe_nick_locale: '물결 본점',
      roaster_cafe_nick: 'Mulgyeol',
      roaster_cafe_desc: '화요일과 금요일 오전에 받습니다. 에스프레소용 4 kg, 브루잉용 1 kg.',
    },
    becomes: 'CSTMR',
    keeps: {
      cafe_roaster_nick_locale: '불씨',
      cafe_roaster_nick: 'Bulssi',
      cafe_roaster_desc: '주문은 월요일과 목요일 정오까지. 원두는 볶은 다음 날 옵니다.',
    },
  },
  {
    cafe: 'yeobaek',
    by: 'demo.cafe.and.roaster',
    says: {
      roaster_cafe_nick_locale: '여백',
      roaster_cafe_nick: 'Yeobaek',
      roaster_cafe_desc: '작은 카페입니다. 브루잉용 원두를 2주에 한 번 1 kg씩 받고 싶습니다.',
    },
  },
];

const change = (work: Work, key: Row, values: Row, screen: Parameters<typeof updateRecord>[1]) =>
  updateRecord(work, screen, { ...key, UPList: Object.keys(values), ...values });

/** A cafe that the roastery supplies, and one that waits for its answer. Events have to be there. */
export async function linkCafes(engine: Engine, made: Made): Promise<void> {
  let event_uuid = '';
  const inRoastery = (work: (work: Work) => Promise<unknown>) =>
    asPerson(engine, made, 'demo.roaster.mng', 'ko', async (_, it) => void (await work(it)), 'bulssi');
  await inRoastery(async ({ run, actor }) => {
    const [event] = await run(
      sql<{ event_uuid: string }>`SELECT event_uuid FROM roaster_event
        WHERE org = ${actor.roaster?.auth_seq} AND event_type = 'CSTMR' AND event_start <= now() AND now() < event_end`,
    );
    event_uuid = event?.event_uuid ?? '';
  });
  for (const { cafe, by, says, becomes, keeps } of REGISTRATIONS) {
    let key = 0;
    const inCafe = (work: (work: Work) => Promise<unknown>) =>
      asPerson(engine, made, by, 'ko', async (_, it) => void (await work(it)), cafe);
    await inCafe(async (work) => {
      key = await register(work, { event_uuid, register_check: true, ...says });
    });
    if (becomes) {
      const values = { roaster_cafe_auth: becomes };
      await inRoastery((work) => change(work, { roaster_cafe_seq: key }, values, roasterCafeRegisterScreen));
    }
    if (keeps) await inCafe((work) => change(work, { cafe_roaster_seq: key }, keeps, cafeRoasterScreen));
  }
}
