import { deflateRawSync } from 'node:zlib';
import type { Source } from '../../../packages/roastlog/log.ts';
import { cropsterSheets } from './cropster.ts';
import { AT, beanAt, every } from './fixture.ts';
import { strongholdRows } from './stronghold.ts';
import { xlsOf } from './xls.ts';

/** A cell: a text, a number, a day, or a part of a day that is shown as minutes and seconds. */
export type Cell = string | number | { readonly date: string } | { readonly seconds: number };
export interface MadeSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** A workbook of one of the programs. */
export interface MadeWorkbook {
  readonly name: string;
  readonly source: Source;
  readonly bytes: Uint8Array;
}

/** Days since the first of 1900, as spreadsheets count them. */
export const serialOf = (iso: string): number => Date.parse(`${iso}Z`) / 86_400_000 + 25_569;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A file of parts, packed: ZIP after PKWARE's APPNOTE. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Uint8Array {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const size = Buffer.byteLength(content);
    const letters = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(size, 22);
    head.writeUInt16LE(letters.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(letters.length, 28);
    entry.writeUInt32LE(at, 42);
    files.push(head, letters, packed);
    list.push(entry, letters);
    at += head.length + letters.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, listed, end]));
}

/** A file of Excel since 2007, after ECMA-376: texts are shared, days and times are numbers with a style. */
export function xlsxOf(sheets: readonly MadeSheet[]): Uint8Array {
  const shared: string[] = [];
  const cellOf = (cell: Cell, place: string): string => {
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') {
      if (cell === '') return '';
      shared.push(cell);
      return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
    }
    return 'date' in cell
      ? `<c r="${place}" s="1"><v>${serialOf(cell.date)}</v></c>`
      : `<c r="${place}" s="2"><v>${cell.seconds / 86_400}</v></c>`;
  };
  const parts = Object.fromEntries(
    sheets.map(({ rows }, nth) => [
      `xl/worksheets/sheet${nth + 1}.xml`,
      `<?xml version="1.0"?><worksheet><sheetData>${rows
        .map(
          (cells, row) =>
            `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, `${String.fromCharCode(65 + at)}${row + 1}`)).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ]),
  );
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${sheets
      .map(({ name }, nth) => `<sheet name="${escaped(name)}" sheetId="${nth + 1}" r:id="rId${nth + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, nth) => `<Relationship Id="rId${nth + 1}" Target="worksheets/sheet${nth + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m/d h:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="45"/></cellXfs></styleSheet>',
    ...parts,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><r><t>${escaped(text)}</t></r><rPh><t>よみ</t></rPh></si>`).join('')}</sst>`,
  });
}

/** A sheet by hand: times as spreadsheets hold them, and a title above. */
export const BY_HAND: MadeSheet = {
  name: '11월 18일',
  rows: [
    ['콜롬비아 우일라'],
    ['시간', '원두온도(℃)', '메모'],
    ...every(10, 0, AT.DROP).map((s): Cell[] => [
      { seconds: s },
      beanAt(s),
      { 490: '1차 크랙', [AT.DROP]: '배출' }[s] ?? '',
    ]),
  ],
};

/** Workbooks as programs and people write them. */
export const WORKBOOKS: readonly MadeWorkbook[] = [
  ...(['en', 'ko', 'ja'] as const).map(
    (language): MadeWorkbook => ({
      name: `Cropster, ${language}`,
      source: 'cropster',
      bytes: xlsOf(cropsterSheets(language)),
    }),
  ),
  { name: 'Cropster in °F', source: 'cropster', bytes: xlsOf(cropsterSheets('en', 'FAHRENHEIT')) },
  ...['S7 Pro', 'S2', 'S8X, S9X'].map(
    (machine): MadeWorkbook => ({
      name: `Stronghold ${machine}`,
      source: 'stronghold',
      bytes: xlsxOf([{ name: 'Sheet1', rows: strongholdRows(machine) }]),
    }),
  ),
  { name: 'by hand', source: 'table', bytes: xlsxOf([{ name: 'about', rows: [['Roasts']] }, BY_HAND]) },
  { name: 'by hand, of old', source: 'table', bytes: xlsOf([BY_HAND]) },
];
