import { byteLength } from '../calc/bytes.ts';
import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';
import { isPlain } from './link.ts';
import { checkText } from './text.ts';

export type FileType = 'csv' | 'json' | 'alog';

export const FILE_TYPES: readonly FileType[] = ['csv', 'json', 'alog'];

export interface FileOptions extends FieldOptions {
  /** Bytes of its text. */
  readonly max: number;
  /** Which ones are taken; all when it is not said. */
  readonly types?: readonly FileType[];
}

/** One file: its name and its text. */
export const file = <const O extends FileOptions>(options: O) => ({ kind: 'file', ...options }) as const;

/** Bytes of the longest name that file systems take. */
const NAME_MAX = 255;

/** Whether a file of this name is taken: one of the types by its ending, and nothing in it that leads elsewhere. */
export function isFileName(name: string, types: readonly string[] = FILE_TYPES): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const isTaken = name.includes('.') && types.some((type) => type === ending);
  return isTaken && !name.includes('/') && isPlain(name.replaceAll(' ', '')) && byteLength(name) <= NAME_MAX;
}

export const fileKind: Kind<FileOptions> = {
  column: ({ max, types = FILE_TYPES }) => ({
    type: 'text[]',
    check: (column) =>
      [
        `cardinality(${column}) = 2`,
        `${column}[1] ~* '\\.(${types.join('|')})$'`,
        `${column}[1] !~ '[/\\\\[:cntrl:]]'`,
        `octet_length(${column}[1]) <= ${NAME_MAX}`,
        `octet_length(${column}[2]) BETWEEN 1 AND ${max}`,
        `array_position(${column}, NULL) IS NULL`,
      ].join(' AND '),
  }),
  json: ({ max }) => ({
    type: 'array',
    items: { type: 'string', maxLength: Math.max(max, NAME_MAX) },
    minItems: 2,
    maxItems: 2,
  }),
  clean: emptyToNull,
  check(value, { max, types = FILE_TYPES }) {
    const fault = { key: 'field_file', args: { types: types.join(', ') } } as const;
    if (!Array.isArray(value) || value.length !== 2) return fault;
    const [name, text] = value;
    if (checkText(name, { max: NAME_MAX }) || !isFileName(name, types)) return fault;
    return checkText(text, { min: 1, max });
  },
  /** Its name, and from the next line on its text. */
  show: (value) => (value as string[]).join('\n'),
  read(typed) {
    const end = typed.indexOf('\n');
    return end > 0 && end < typed.length - 1 ? [typed.slice(0, end).trim(), typed.slice(end + 1)] : undefined;
  },
  room: 'form',
  search: 'equals',
  samples: [
    {
      options: { max: 40 },
      good: [
        ['로스팅 1.csv', '시간,온도\r\n0,200\n'],
        ['A.JSON', '{}'],
        ['a.b.alog', '\ufeff{"\'": []}'],
        ['.csv', '\n'],
      ],
      bad: [
        ['a.csv', 'field_file'],
        [['a.csv'], 'field_file'],
        [['a.csv', 'b', 'c'], 'field_file'],
        [['a.exe', 'b'], 'field_file'],
        [['csv', 'b'], 'field_file'],
        [['a.csv.exe', 'b'], 'field_file'],
        [['../a.csv', 'b'], 'field_file'],
        [['..\\a.csv', 'b'], 'field_file'],
        [['a\n.csv', 'b'], 'field_file'],
        [['a\u202evsc.csv', 'b'], 'field_file'],
        [[`${'a'.repeat(252)}.csv`, 'b'], 'field_file'],
        [[7, 'b'], 'field_file'],
        [['a.csv', ''], 'field_minLength'],
        [['a.csv', 7], 'field_text'],
        [['a.csv', null], 'field_text'],
        [['a.csv', 'a\u0000b'], 'field_text'],
        [['a.csv', '\ud800'], 'field_text'],
        [['a.csv', '가'.repeat(14)], 'field_maxLength'],
      ],
    },
    { options: { max: 10, types: ['alog'] }, good: [['a.alog', '{}']], bad: [[['a.csv', '1'], 'field_file']] },
  ],
};
