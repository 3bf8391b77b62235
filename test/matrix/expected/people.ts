import type { Answer, CafeRank, SiteRank } from './words.ts';

/** Members of the cafe: how a person looks from outside, and the one rank that counts. Nothing else gives rights. */
export const members: Record<string, { site: SiteRank; rank: CafeRank; also?: string }> = {
  BARISTA: { site: 'USER', rank: 'BARISTA' },
  SAST: { site: 'USER', rank: 'SAST' },
  MNG: { site: 'USER', rank: 'MNG' },
  SMNG: { site: 'USER', rank: 'SMNG' },
  OWN: { site: 'USER', rank: 'OWN' },
  'BARISTA who pays': { site: 'PAID', rank: 'BARISTA' },
  'BARISTA who tests': { site: 'TESTER', rank: 'BARISTA' },
  'BARISTA who is ADMIN': { site: 'ADMIN', rank: 'BARISTA' },
  'BARISTA who is SADMIN': { site: 'SADMIN', rank: 'BARISTA' },
  'SAST who is SADMIN': { site: 'SADMIN', rank: 'SAST' },
  'BARISTA who is OWN of the other cafe': { site: 'USER', rank: 'BARISTA', also: 'OWN other' },
  'SAST who is OWN of a roaster': { site: 'USER', rank: 'SAST', also: 'OWN roaster' },
  'OWN who is BARISTA of the other cafe': { site: 'USER', rank: 'OWN', also: 'BARISTA other' },
};

/**
 * No membership of the cafe, whatever the row says and whoever they are elsewhere: every call of it is answered
 * the same. `here`, `other` and `roaster` are what stands in the three organisations' rows; `off` is a use flag off.
 */
export const strangers: Record<string, { site: SiteRank; rows: string; answer: Answer }> = {
  GUEST: { site: 'GUEST', rows: '', answer: 'noauth' },
  'waiting for sign-up': { site: 'USER', rows: 'WTSGNP here', answer: 'nocafe' },
  'on hold': { site: 'USER', rows: 'HLD here', answer: 'nocafe' },
  cancelled: { site: 'USER', rows: 'CNCL here', answer: 'nocafe' },
  rejected: { site: 'USER', rows: 'RJCT here', answer: 'nocafe' },
  'may join again': { site: 'USER', rows: 'RJN here', answer: 'nocafe' },
  dismissed: { site: 'USER', rows: 'FIRE here', answer: 'nocafe' },
  'dismissed SADMIN': { site: 'SADMIN', rows: 'FIRE here', answer: 'nocafe' },
  'BARISTA off': { site: 'USER', rows: 'BARISTA here off', answer: 'nocafe' },
  'SAST off': { site: 'USER', rows: 'SAST here off', answer: 'nocafe' },
  'MNG off': { site: 'USER', rows: 'MNG here off', answer: 'nocafe' },
  'SMNG off': { site: 'USER', rows: 'SMNG here off', answer: 'nocafe' },
  'OWN off': { site: 'USER', rows: 'OWN here off', answer: 'nocafe' },
  'OWN off who is OWN of the other cafe': { site: 'USER', rows: 'OWN here off, OWN other', answer: 'nocafe' },
  'a role of roasters': { site: 'USER', rows: 'ROASTER here', answer: 'nocafe' },
  'USER of no organisation': { site: 'USER', rows: '', answer: 'nocafe' },
  'PAID of no organisation': { site: 'PAID', rows: '', answer: 'nocafe' },
  'TESTER of no organisation': { site: 'TESTER', rows: '', answer: 'nocafe' },
  'ADMIN of no organisation': { site: 'ADMIN', rows: '', answer: 'nocafe' },
  'SADMIN of no organisation': { site: 'SADMIN', rows: '', answer: 'nocafe' },
  'BARISTA of the other cafe': { site: 'USER', rows: 'BARISTA other', answer: 'nocafe' },
  'SAST of the other cafe': { site: 'USER', rows: 'SAST other', answer: 'nocafe' },
  'MNG of the other cafe': { site: 'USER', rows: 'MNG other', answer: 'nocafe' },
  'SMNG of the other cafe': { site: 'USER', rows: 'SMNG other', answer: 'nocafe' },
  'OWN of the other cafe': { site: 'USER', rows: 'OWN other', answer: 'nocafe' },
  'ROASTER of a roaster': { site: 'USER', rows: 'ROASTER roaster', answer: 'nocafe' },
  'SAST of a roaster': { site: 'USER', rows: 'SAST roaster', answer: 'nocafe' },
  'MNG of a roaster': { site: 'USER', rows: 'MNG roaster', answer: 'nocafe' },
  'SMNG of a roaster': { site: 'USER', rows: 'SMNG roaster', answer: 'nocafe' },
  'OWN of a roaster': { site: 'USER', rows: 'OWN roaster', answer: 'nocafe' },
};

/** The number of the organisation is only a choice among one's memberships: a member who sends something else. */
export const wrong_numbers: Record<string, Answer> = {
  'another cafe': 'nocafe',
  'a roaster': 'nocafe',
  'no number': 'nocafe',
  'an unknown number': 'nocafe',
};

/**
 * A member's own number with the key of another cafe's record, or with a key that nobody has: the two are answered
 * alike. Where the rank refuses the function itself nothing is looked up: nopermission.
 */
export const foreign_record: Answer = 'nopage';
