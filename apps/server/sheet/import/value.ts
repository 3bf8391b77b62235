import { type Field, type Fields, kindOf } from '@hanjan/core';
import { offsetAt } from '@hanjan/core/calc/time/zone.ts';
import { wordsOf } from '../../http/texts.ts';
import type { Codes } from '../names.ts';
import { isBroken, isEmpty, type Said, type Typed, typedText } from '../read/sheet.ts';
import { stampOf } from '../read/stamp.ts';
import { folded } from '../refs.ts';
import { isCut } from '../write/xlsx.ts';
import { chosen, codeFinder, type Meant, type Named, refFinder } from './choices.ts';

/** What the cells of one column mean. */
export type ReadCell = (cell: Typed) => Meant;

const YES = ['true', 'yes', 'y', '1', 'o', '○', '참'];
const NO = ['false', 'no', 'n', '0', 'x', '×', '거짓'];

/** Reads the cells of a field: names of codes and records in any language, dates as numbers or texts, everything else as it is typed into a form. */
export function cellReader(fields: Fields, name: string, codes: Codes, named: Named, zone: string): ReadCell {
  const field = fields[name];
  if (!field) return () => ({ fault: { key: 'field_unknown' } });
  const read = readerOf(field, codes, named, zone);
  return (cell) => {
    if (isBroken(cell)) return { fault: { key: cell.broken } };
    return isEmpty(cell) ? { value: null } : read(cell);
  };
}

/** Letters of a value that is no text, however it is typed. What is longer is not read, because that may take very long. */
const MOST_LETTERS = { one: 100, list: 2_000 };

function readerOf(field: Field, codes: Codes, named: Named, zone: string): (cell: Said) => Meant {
  if ('group' in field) {
    const find = codeFinder(field, codes);
    return (cell) => chosen(field, typedText(cell), find);
  }
  if ('to' in field) {
    const find = refFinder(field, named);
    return (cell) => chosen(field, typedText(cell), find);
  }
  if (field.kind === 'flag') return flagReader();
  const { check, read, json, search } = kindOf(field);
  const isText = 'maxLength' in json(field);
  const most = search === 'any_of' ? MOST_LETTERS.list : MOST_LETTERS.one;
  return (cell) => {
    const typed = typedText(cell);
    if (isCut(typed)) return { fault: { key: 'import_cut' } };
    const texts = isText || typed.length <= most ? textsOf(field, cell, zone) : [];
    const value = texts.map((text) => read(text, field)).find((one) => one !== undefined);
    if (value !== undefined) return { value };
    return { fault: check(typed, field) ?? { key: 'field_text' } };
  };
}

function flagReader(): (cell: Said) => Meant {
  const words = (key: string, usual: readonly string[]) => new Set([...wordsOf(key).map(folded), ...usual]);
  const [yes, no] = [words('yes', YES), words('no', NO)];
  return (cell) => {
    const word = folded(typedText(cell));
    if (yes.has(word)) return { value: true };
    return no.has(word) ? { value: false } : { fault: { key: 'field_flag' } };
  };
}

const WITHOUT_OFFSET = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?$/;

/** The texts that a cell may stand for, the likeliest first: instants are of the zone, numbers can be days. */
function textsOf(field: Field, cell: Said, zone: string): string[] {
  const text = typedText(cell);
  const { format } = kindOf(field).json(field);
  const { day } = (typeof cell === 'object' && cell) || (typeof cell === 'number' && stampOf(cell)) || {};
  if (format === 'date') return [...(typeof cell === 'object' ? [] : [text]), ...(day ? [day] : [])];
  if (format !== 'date-time') return [text];
  const [, date, time, seconds = ':00'] = WITHOUT_OFFSET.exec(text) ?? [];
  return [...(date && time ? [`${date}T${time}${seconds}${offsetAt(zone, date, time + seconds)}`] : []), text];
}
