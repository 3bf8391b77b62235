import type { Mark } from '../log.ts';

const END = /\b(?:end|ends|ended|over|stop|stopped|finish|finished|done)\b|끝|종료|완료/;
const FIRST = /\b(?:1st|first|1) ?c(?:rack\w*|s|e)?\b|\bfc ?[se]?\b|(?:1|일) ?차 ?(?:크랙|팝|crack)|첫 ?크랙/;
const SECOND = /\b(?:2nd|second|2) ?c(?:rack\w*|s|e)?\b|\bsc ?[se]?\b|(?:2|이) ?차 ?(?:크랙|팝|crack)/;

/** Which words mark what, the plainest first: `discharge` is no charge, and `drop in` no drop. */
const WORDS: readonly (readonly [Mark, (text: string) => boolean])[] = [
  ['FCe', (text) => FIRST.test(text) && (END.test(text) || /\bfce\b/.test(text))],
  ['FCs', (text) => FIRST.test(text)],
  ['SCe', (text) => SECOND.test(text) && (END.test(text) || /\bsce\b/.test(text))],
  ['SCs', (text) => SECOND.test(text)],
  ['COOL', (text) => /^cool$|\bcool(?:ing|ed)?\b.*|쿨링|냉각/.test(text) && (END.test(text) || text === 'cool')],
  ['CHARGE', (text) => /\bcharged?\b|\bbeans? (?:added|in)\b|\bdrop in\b|\bload(?:ed)?\b|투입/.test(text)],
  ['TP', (text) => /\btp\b|\bturn(?:ing)? ?(?:around|point)\b|터닝/.test(text)],
  [
    'DRY',
    (text) =>
      /\byellow(?:ing)?\b|\bdry(?:ing)? ?e(?:nd)?\b|\bcolou?r change\b|\bend of drying\b|옐로|건조 ?(?:종료|끝|완료)|드라이 ?엔드|색 ?변화/.test(
        text,
      ),
  ],
  [
    'DROP',
    (text) =>
      /\bdrop(?:ped)?\b|\bdump(?:ed)?\b|\bdischarged?\b|\beject(?:ed)?\b|\bend of roast\b|\broast(?:ing)? (?:end|ended|stop|finished|done)\b|배출/.test(
        text,
      ),
  ],
];

/** What is only near a mark, or about something else that is charged or dropped. */
const NOT_YET =
  /\b(?:before|near|nearly|approach\w*|almost|until|after|not|no|expected|soon)\b|직전|예상|임박|전$|이후/;
const SET =
  /\b(?:heat|gas|power|burner|flame|fan|air|airflow|damper|temp|temperature|ror|drum|speed|rpm)\b|화력|가스|댐퍼|온도|풍량/;

/** The mark that a note, an event or the head of a column names; null when it names none. */
export function markOf(words: string): Mark | null {
  const text = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\-./:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length > 60 || NOT_YET.test(text)) return null;
  const mark = WORDS.find(([, isNamed]) => isNamed(text))?.[0] ?? null;
  return (mark === 'CHARGE' || mark === 'DROP') && SET.test(text) ? null : mark;
}
