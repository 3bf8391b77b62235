import type { Row } from '@hanjan/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountSql } from '../../apps/server/db/schema/ddl.ts';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { meeting, meetingScreen, visitScreen, withMeetings } from '../harness/meetings.ts';
import { userSeqOf } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';
import { withClient } from '../harness/sql.ts';

let api: TestApi;
let me: Client;

beforeAll(async () => {
  api = await startApi({ catalogue: withMeetings });
  me = await api.person('meeting');
});
afterAll(() => api.stop());

describe('records that are ordered by an instant', () => {
  const MEETINGS = 240;
  const page = async (by: Client, asked: Row) => {
    const { http, answer } = await by.post<Row[]>(`${meetingScreen.path}/list`, { list_count: 20, ...asked });
    expect(http).toBe(200);
    return answer;
  };
  const tally = (owner: number) =>
    withClient(api.database.adminUrl, async (admin) => {
      const { rows } = await admin.query<{ line: string }>(
        `SELECT month || ' ' || sum(change) AS line FROM user_tally
          WHERE user_seq = $1 AND entity = 'user_meeting' GROUP BY month HAVING sum(change) <> 0 ORDER BY month`,
        [owner],
      );
      return rows.map(({ line }) => line);
    });

  it('are counted by its months, so that deep pages are found by them', async () => {
    const other = await api.person('many.meetings');
    const owner = await withClient(api.database.adminUrl, async (admin) => {
      const user_seq = await userSeqOf(admin, 'many.meetings');
      // On both sides of the beginning of a year and of March, in a session whose days begin elsewhere.
      await admin.query("SET timezone = 'Asia/Seoul'");
      await admin.query(
        `INSERT INTO user_meeting (user_seq, meeting_year, meeting_no, meeting_start)
         SELECT $1, 2026, g, (ARRAY['2025-12-31 23:59:00Z', '2026-02-28 23:59:30Z'])[1 + g % 2]::timestamptz + g * interval '1 second'
           FROM generate_series(1, $2::integer) AS g`,
        [user_seq, MEETINGS],
      );
      return user_seq;
    });
    const months = ['2025-12-01 29', '2026-01-01 91', '2026-02-01 15', '2026-03-01 105'];
    expect(await tally(owner)).toEqual(months);
    for (const [orderType, first] of [
      ['meeting_start.desc', 239],
      ['meeting_start.asc', 2],
    ] as const) {
      const found: unknown[] = [];
      for (let nth = 1; nth <= MEETINGS / 20; nth += 1) {
        const { result, pagination } = await page(other, { orderType, page: nth });
        expect(pagination).toEqual({ page: nth, total_pages: MEETINGS / 20, total: MEETINGS });
        found.push(...result.map((row) => row.meeting_start));
      }
      const sorted = found.map(String).toSorted();
      expect(found).toEqual(orderType.endsWith('asc') ? sorted : sorted.toReversed());
      expect((await page(other, { orderType })).result[0]?.meeting_no).toBe(first);
    }
    await withClient(api.database.adminUrl, (admin) => admin.query(recountSql(withMeetings, meeting)));
    expect(await tally(owner)).toEqual(months);
  });

  it('are tallied in another month once they are moved there', async () => {
    const other = await api.person('moved.meeting');
    const owner = await withClient(api.database.adminUrl, (admin) => userSeqOf(admin, 'moved.meeting'));
    const named = { meeting_year: 2026, meeting_no: 1, meeting_start: '2026-05-31T23:00:00.000Z' };
    const { meeting_seq } = told(await other.post<Row>(`${meetingScreen.path}/edit`, named));
    expect(await tally(owner)).toEqual(['2026-05-01 1']);
    const change = { meeting_seq, UPList: ['meeting_start'], meeting_start: '2026-06-01T00:00:00.000Z' };
    told(await other.post(`${meetingScreen.path}/edit`, change));
    expect(await tally(owner)).toEqual(['2026-06-01 1']);
  });
});

describe('a record without a name', () => {
  const make = async (meeting_no: number, names: Row = {}) => {
    const body = { meeting_year: 2030, meeting_no, meeting_start: '2030-01-02T03:00:00.000Z', ...names };
    return told(await me.post<Row>(`${meetingScreen.path}/edit`, body)).meeting_seq as number;
  };
  const label = (meeting_name: string | null, meeting_name_locale: string | null = null) => ({
    meeting_name,
    meeting_name_locale,
  });
  let nameless: number;
  let named: number;
  let local: number;
  let visit_seq: unknown;

  beforeAll(async () => {
    nameless = await make(8);
    named = await make(9, { meeting_name: 'Cupping' });
    local = await make(10, { meeting_name_locale: '커핑' });
    const visit = { visit_name: 'A visit', visit_meeting: nameless };
    visit_seq = told(await me.post<Row>(`${visitScreen.path}/edit`, visit)).visit_seq;
    const lists = {
      visit_list: [nameless, named, local].map((visit_other) => ({ visit_other })),
      visit_meeting: named,
    };
    told(await me.post(`${visitScreen.path}/edit`, { visit_seq, UPList: Object.keys(lists), ...lists }));
  });

  it('is called by its year and number wherever it is referred to; one with any name is not', async () => {
    const all = { [nameless]: label('2030-8'), [named]: label('Cupping'), [local]: label(null, '커핑') };
    const detail = (await me.get(`${visitScreen.path}/detail/${visit_seq}`)).answer.resultName;
    expect(detail).toEqual({ visit_meeting: { [named]: label('Cupping') }, visit_other: all });
    const history = (await me.get(`${visitScreen.path}/history/${visit_seq}`)).answer.resultName;
    expect(history?.visit_meeting).toEqual({ [nameless]: label('2030-8'), [named]: label('Cupping') });
    expect(history?.visit_other).toEqual(all);
    const first = told(await me.post<Row>(`${visitScreen.path}/edit`, { visit_name: 'B', visit_meeting: nameless }));
    expect(first.visit_seq).not.toBe(visit_seq);
    const list = (await me.post(`${visitScreen.path}/list`, {})).answer.resultName;
    expect(list?.visit_meeting).toEqual({ [nameless]: label('2030-8'), [named]: label('Cupping') });
  });

  it('is offered by it, and its own name stays empty', async () => {
    const { answer } = await me.post<Row[]>(`${meetingScreen.path}/code`);
    const offered = answer.result.map(({ meeting_seq, meeting_name, meeting_name_locale }) => [
      meeting_seq,
      meeting_name,
      meeting_name_locale,
    ]);
    expect(offered.toSorted()).toEqual([
      [nameless, '2030-8', null],
      [named, 'Cupping', null],
      [local, null, '커핑'],
    ]);
    const own = told(await me.get<Row>(`${meetingScreen.path}/detail/${nameless}`));
    expect(own).toMatchObject({ meeting_name: null, meeting_year: 2030, meeting_no: 8 });
  });
});
