import { idOf, type Names, type Row, type Screen } from '@hanjan/core';
import { noteOf } from '@hanjan/model/bean/info.ts';
import { tabOf } from '@hanjan/model/menu.ts';
import type { OrgMembership } from '../../base/session/org.ts';
import { bothNames, labelOf } from '../../records/lookup/label.ts';
import { linkAt } from '../../records/screen/link_of.ts';
import { cellText } from '../print/text.ts';
import { type LabelChoice, type Marks, partsOf } from './choice.ts';
import type { LabelLine } from './layout.ts';

/** What somebody typed for these labels alone. */
export interface Typed {
  readonly best_before: string;
  readonly free: string;
}

/** The text of a part in one of the languages of the label. */
export type Word = (key: string) => string;

/** What a label says, and the whole address behind each of its codes. */
export interface Said {
  readonly lines: readonly LabelLine[];
  readonly codes: readonly { readonly address: string; readonly caption: string }[];
}

interface Asked {
  readonly screen: Screen;
  readonly choice: LabelChoice;
  readonly typed: Typed;
  readonly org: Pick<OrgMembership, 'org_name' | 'org_name_locale'> | null;
  /** The languages of the label, the first one first. */
  readonly words: readonly Word[];
  readonly names: Names;
}

/** What the label of a record says. */
export function saidOf(asked: Asked, record: Row): Said {
  const { screen, choice, typed, org, words, names } = asked;
  const { entity } = screen;
  const has = (part: string) => !choice.off.includes(part);
  const word = (part: string) => joined(words.map((one) => one(`label_${part}`)));
  const fact = (part: string, text: string): LabelLine[] =>
    text ? [{ role: 'fact', text: `${word(part)} ${text}` }] : [];
  const isPair = org?.org_name_locale && choice.language !== 'en';
  const owner =
    org && joined([isPair ? org.org_name_locale : '', choice.language === 'ko' && isPair ? '' : org.org_name]);
  const parts: Readonly<Record<string, () => readonly LabelLine[]>> = {
    org: () => (owner ? [{ role: 'fact', text: owner }] : []),
    number: () => fact('number', idOf(entity, record)),
  };
  const own = partsOf(screen, 'thing').flatMap((part): readonly LabelLine[] => {
    const field = screen.labels?.parts[part];
    if (!has(part)) return [];
    return field ? fact(part, cellText(screen, field, record, names)) : (parts[part]?.() ?? []);
  });
  const codes = screen.labels?.codes ?? [];
  const links = codes.flatMap((name, nth) => {
    const address = linkAt(entity, record, name);
    return address && (nth === 0 || has('code_second')) ? [{ address, caption: word(`code_${CODES[nth]}`) }] : [];
  });
  return {
    lines: [
      ...namesOn(asked, record, [
        ...(has('name_locale') ? ['locale' as const] : []),
        ...(has('name') ? ['plain' as const] : []),
      ]),
      ...own,
      ...fact('best_before', typed.best_before),
      ...fact('bag', choice.bag),
      ...(typed.free ? [{ role: 'fact' as const, text: typed.free }] : []),
    ],
    codes: links.length > 0 ? links : [{ address: ownAddress(screen, record), caption: '' }],
  };
}

const CODES = ['first', 'second'] as const;

/** What the label of a cup says: its sign, perhaps what is in it, and where a note of it is written. */
export function saidOfCup(asked: Asked, record: Row, nth: number): Said {
  const { screen, choice } = asked;
  const { note, codes: [code] = [] } = screen.labels ?? {};
  const uuid = code === undefined ? null : record[code];
  const address = note && uuid ? location.origin + noteOf(note, String(uuid)) : ownAddress(screen, record);
  return {
    lines: [
      { role: 'mark', text: markOf(choice.marks, nth) },
      ...(choice.off.includes('cup_name') ? [] : namesOn(asked, record, ['locale', 'plain'])),
    ],
    codes: [{ address, caption: '' }],
  };
}

/** The sign of the nth cup: A to Z, AA and on, or 1 and on. */
export function markOf(marks: Marks, nth: number): string {
  if (marks === 'numbers') return String(nth + 1);
  const before = nth < 26 ? '' : markOf(marks, Math.floor(nth / 26) - 1);
  return before + String.fromCharCode(65 + (nth % 26));
}

/** The names that are wanted, that of the label's first language large. A record is never without any. */
function namesOn({ screen, choice, names }: Asked, record: Row, wanted: readonly ('locale' | 'plain')[]): LabelLine[] {
  const { entity } = screen;
  const both = bothNames(entity, record);
  const order = choice.language === 'en' ? wanted.toReversed() : wanted;
  const found = [...new Set(order.map((one) => both[one]).filter(Boolean))];
  const said = found.length > 0 ? found : [labelOf(entity, record, names.locale, names.code)];
  return said.map((text, nth) => ({ role: nth === 0 ? 'name' : 'other', text }));
}

/** Where whoever may read it finds the record. A link on paper says no language. */
const ownAddress = (screen: Screen, record: Row): string =>
  `${location.origin}${tabOf(screen.name)?.path}/${idOf(screen.entity, record)}`;

const joined = (texts: readonly (string | null)[]): string => [...new Set(texts.filter(Boolean))].join(' · ');
