import { en } from '@hanjan/model/messages/en.ts';
import { ko, type MessageKey } from '@hanjan/model/messages/ko.ts';
import { expect, it } from 'vitest';
import { saidOf } from './said.ts';

const org = { org_name: 'Mulgyeol', org_name_locale: '물결', org_zone: 'Asia/Seoul' };
const event = {
  event_start: '2026-11-23T05:30:00.000Z',
  event_end: '2026-11-30T05:30:00.000Z',
  event_type: 'SGNP',
  event_name: null,
  event_name_locale: null,
  event_desc: null,
};
const words =
  (texts: Readonly<Record<MessageKey, string>>) =>
  (key: MessageKey, values: Readonly<Record<string, unknown>> = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

it('a poster says who invites, when there, and what to do, in either language', () => {
  expect(saidOf(event, org, 'ko', words(ko))).toEqual({
    org: '물결',
    title: ko.poster_staff,
    times: '11월 23일 월요일 오후 2:30부터 11월 30일 월요일 오후 2:30까지',
    way: ko.poster_way_staff,
    desc: '',
  });
  expect(saidOf({ ...event, event_type: 'CSTMR' }, org, 'en', words(en))).toMatchObject({
    org: 'Mulgyeol',
    title: en.poster_customers,
    times: 'From Monday, November 23 at 2:30 PM to Monday, November 30 at 2:30 PM',
    way: en.poster_way_customers,
  });
});

it('times are those of the organisation, and a name that there is stands as the title', () => {
  const there = { ...org, org_zone: 'America/New_York' };
  const said = saidOf({ ...event, event_name_locale: '가을 직원 모집' }, there, 'en', words(en));
  expect([said.title, said.times]).toEqual([
    '가을 직원 모집',
    'From Monday, November 23 at 12:30 AM to Monday, November 30 at 12:30 AM',
  ]);
});
