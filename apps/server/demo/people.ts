import { ORG_ROLES, type OrgKind } from '@hanjan/core';

/** The states of somebody who has no role: waiting, held, cancelled, rejected, allowed to come back, dismissed. */
const STATES = ['WTSGNP', 'HLD', 'CNCL', 'RJCT', 'RJN', 'FIRE'] as const;

/** An organisation of the demo. */
export interface DemoOrg {
  readonly kind: OrgKind;
  readonly ko: string;
  readonly en: string;
}

export const ORGS = {
  mulgyeol: { kind: 'cafe', ko: '카페 물결', en: 'Cafe Mulgyeol' },
  yeobaek: { kind: 'cafe', ko: '카페 여백', en: 'Cafe Yeobaek' },
  bulssi: { kind: 'roaster', ko: '불씨 로스터리', en: 'Bulssi Roastery' },
  sangyeol: { kind: 'roaster', ko: '산결 커피 로스터스', en: 'Sangyeol Coffee Roasters' },
} as const satisfies Readonly<Record<string, DemoOrg>>;

export type OrgName = keyof typeof ORGS;

/** A place in an organisation; `off` is a role that was switched off. */
interface Place {
  readonly org: OrgName;
  readonly auth: string;
  readonly off?: true;
  /** What they say of themselves. */
  readonly says?: string;
}

/** A made-up person. */
export interface DemoPerson {
  readonly user_id: string;
  readonly user_name: string;
  readonly country: 'KOR' | 'GBR';
  /** Their role on the site; that of everybody where it is not said. */
  readonly user_type?: 'PAID';
  readonly places: readonly Place[];
  /** How many coffee notes they wrote, and in which language. */
  readonly notes: number;
  readonly locale: 'ko' | 'en';
}

const CAFE_NAMES = ['정유진', '최민준', '이하은', '박지훈', '김서연'];
const CAFE_STATE_NAMES = ['강도윤', '윤서아', '임현우', '한소미', '오태경', '서준호'];
const ROASTER_NAMES = ['조은우', '신가람', '배수아', '홍석진', '노지안'];
const ROASTER_STATE_NAMES = ['문채이', '장바다', '구하람', '유도현', '안세린', '권이안'];

/** One person of every role and state in the first organisation of a kind. */
function everybodyOf(kind: OrgKind, org: OrgName, names: readonly string[], gone: readonly string[]): DemoPerson[] {
  const person = (auth: string, user_name: string, off?: true): DemoPerson => ({
    user_id: `demo.${kind}.${auth.toLowerCase()}${off ? '.off' : ''}`,
    user_name,
    country: 'KOR',
    places: [{ org, auth, ...(off && { off }) }],
    notes: 3,
    locale: 'ko',
  });
  const [lowest] = ORG_ROLES[kind];
  return [
    ...ORG_ROLES[kind].map((auth, at) => person(auth, names[at] ?? auth)),
    ...STATES.map((auth, at) => person(auth, gone[at] ?? auth)),
    person(lowest, `${names[0]} (휴직)`, true),
  ];
}

const home = { country: 'KOR', locale: 'ko' } as const;

/** Somebody who has applied and waits. */
const waiting = (user_id: string, user_name: string, locale: 'ko' | 'en', org: OrgName, says: string): DemoPerson => ({
  user_id: `demo.waiting.${user_id}`,
  user_name,
  country: locale === 'ko' ? 'KOR' : 'GBR',
  places: [{ org, auth: 'WTSGNP', says }],
  notes: 1,
  locale,
});

/** Everybody of the demo: who drinks at home, and a person of every role and state. */
export const PEOPLE: readonly DemoPerson[] = [
  { ...home, user_id: 'demo.home', user_name: '이도연', places: [], notes: 220 },
  { user_id: 'demo.home.en', user_name: 'Emily Hart', country: 'GBR', locale: 'en', places: [], notes: 140 },
  ...everybodyOf('cafe', 'mulgyeol', CAFE_NAMES, CAFE_STATE_NAMES),
  ...everybodyOf('roaster', 'bulssi', ROASTER_NAMES, ROASTER_STATE_NAMES),
  // Keeps the curves of the machine with the roasts.
  {
    ...home,
    user_id: 'demo.roaster.paid',
    user_name: '하로운',
    user_type: 'PAID',
    places: [{ org: 'bulssi', auth: 'ROASTER' }],
    notes: 3,
  },
  {
    ...home,
    user_id: 'demo.two.cafes',
    user_name: '류가온',
    places: [
      { org: 'mulgyeol', auth: 'BARISTA' },
      { org: 'yeobaek', auth: 'SAST' },
    ],
    notes: 8,
  },
  {
    ...home,
    user_id: 'demo.cafe.and.roaster',
    user_name: '남시우',
    places: [
      { org: 'yeobaek', auth: 'OWN' },
      { org: 'sangyeol', auth: 'OWN' },
    ],
    notes: 8,
  },
  waiting(
    'weekends',
    '마예린',
    'ko',
    'mulgyeol',
    '주말 오전에 일할 수 있습니다. 카페에서 1년 동안 에스프레소를 맡았습니다.',
  ),
  waiting(
    'abroad',
    'Daniel Reed',
    'en',
    'mulgyeol',
    'Two years behind the bar in Leeds. I live nearby and am free on Saturdays and Sundays.',
  ),
  waiting('cupping', '지서윤', 'ko', 'bulssi', '커핑을 꾸준히 해 왔고, 로스팅을 처음부터 배우고 싶습니다.'),
  waiting(
    'roasting',
    'Hannah Cole',
    'en',
    'bulssi',
    'I roasted on a 15 kg drum for three years and can start next month.',
  ),
];
