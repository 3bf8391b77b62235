import type { Row } from '@hanjan/core';
import { cafeEventScreen } from '@hanjan/model/cafe/event.ts';
import { roasterEventScreen } from '@hanjan/model/roaster/event.ts';
import { asPerson, type Engine, type Made } from './as_person.ts';
import { daysBefore } from './notes.ts';

/** Nine in the morning in Seoul. */
const morning = (day: string) => `${day}T00:00:00.000Z`;

const lasting = (today: string, ago: number, days: number) => ({
  event_start: morning(daysBefore(today, ago)),
  event_end: morning(daysBefore(today, ago - days)),
});

/** Of each an event for staff that is over, and one that is open for two weeks more; the roastery has one for customers besides. */
const EVENTS: Readonly<Record<'mulgyeol' | 'bulssi', (today: string) => readonly Row[]>> = {
  mulgyeol: (today) => [
    {
      ...lasting(today, 95, 7),
      event_name_locale: '여름 바리스타 모집',
      event_name: 'Baristas for the summer',
    },
    {
      ...lasting(today, 2, 16),
      event_name_locale: '주말 바리스타 모집',
      event_name: 'Baristas for weekends',
      event_desc: '토요일과 일요일 아침을 함께 열 분을 찾습니다. 처음이어도 괜찮습니다.',
    },
  ],
  bulssi: (today) => [
    {
      ...lasting(today, 80, 3),
      event_name_locale: '로스팅 보조 모집',
      event_name: 'Help with roasting',
    },
    {
      ...lasting(today, 2, 16),
      event_name_locale: '로스터 모집',
      event_name: 'Roasters',
      event_desc: '생두 입고부터 포장까지 함께할 분을 찾습니다. 로스팅은 함께 일하며 배웁니다.',
    },
    {
      ...lasting(today, 2, 16),
      event_type: 'CSTMR',
      event_name_locale: '가을 거래처 등록',
      event_name: 'New customers in autumn',
      event_desc: '불씨의 원두를 쓰는 카페는 등록 뒤 로스팅 정보와 커핑 노트를 함께 볼 수 있습니다.',
    },
  ],
};

/** The events of the cafe and the roastery that have managers. */
export async function writeEvents(engine: Engine, made: Made, today: string): Promise<void> {
  const write = (
    screen: typeof cafeEventScreen | typeof roasterEventScreen,
    user_id: string,
    org: keyof typeof EVENTS,
  ) =>
    asPerson(
      engine,
      made,
      user_id,
      'ko',
      async (save) => {
        for (const event of EVENTS[org](today)) await save(screen, event);
      },
      org,
    );
  await write(cafeEventScreen, 'demo.cafe.mng', 'mulgyeol');
  await write(roasterEventScreen, 'demo.roaster.mng', 'bulssi');
}
