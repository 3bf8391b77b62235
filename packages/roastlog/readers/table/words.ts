import type { Mark } from '../../log.ts';

/** Which words mark what, the plainest first: `drop in` is a charge. */
const WORDS: readonly (readonly [Mark, RegExp])[] = [
  ['FCs', /\b(?:1st|first|1) ?c(?:rack\w*|[se])?\b|\bfc ?[se]?\b|[1일] ?차? ?(?:크랙|팝)|첫 ?크랙|1 ?ハゼ/],
  ['SCs', /\b(?:2nd|second|2) ?c(?:rack\w*|[se])?\b|\bsc ?[se]?\b|[2이] ?차? ?(?:크랙|팝)|2 ?ハゼ/],
  ['COOL', /\bcool(?:ing|ed)?\b|쿨링|냉각/],
  ['CHARGE', /\bcharged?\b|\bbeans? (?:added|in)\b|\bdrop in\b|\bload(?:ed)?\b|투입/],
  ['TP', /\btp\b|\bturn(?:ing)? ?(?:around|point)\b|터닝|ターニング/],
  [
    'DRY',
    /\byellow(?:ing)?\b|\bdry(?:ing)? ?e(?:nd)?\b|\bcolou?r change|\bend of drying|옐로|건조 ?[종끝완]|드라이 ?엔드|색 ?변화|色の変化/,
  ],
  [
    'DROP',
    /\bdrop(?:ped)?\b|\bdump(?:ed)?\b|\bdischarged?\b|\beject(?:ed)?\b|\bend of roast|\broast(?:ing)? (?:end|stop|finish|done)|배출/,
  ],
];

/** What ends: of the cracks and of cooling it is a mark of its own. */
const END = /\b(?:end|over|stop|finish|done)|\b[fs12] ?ce\b|끝|종료|완료|^cool$/;
const ENDS: Partial<Record<Mark, Mark>> = { FCs: 'FCe', SCs: 'SCe', COOL: 'COOL' };

/** What is only near a mark, and what nobody saw. */
const NOT_YET =
  /\b(?:before|near|approach|almost|until|after|not?\b|expected|estimated|soon)|직전|예상|추정|임박|전$|이후/;
/** What else is charged and dropped than beans. */
const SET = /\b(?:heat|gas|power|burner|flame|fan|air|damper|temp|ror|drum|speed|rpm)|화력|가스|댐퍼|온도|풍량/;
const LONGEST = 60;

/** The mark that a note, an event or the head of a column names; null when it names none. */
export function markOf(words: string): Mark | null {
  if (words.length > LONGEST) return null;
  const text = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\-./:\s]+/g, ' ')
    .trim();
  const mark = NOT_YET.test(text) ? undefined : WORDS.find(([, says]) => says.test(text))?.[0];
  if ((mark === 'CHARGE' || mark === 'DROP') && SET.test(text)) return null;
  return (mark && END.test(text) ? (ENDS[mark] ?? mark) : mark === 'COOL' ? null : mark) ?? null;
}
