import { Readable } from 'node:stream';
import { type Clock, clockOf } from '@hanjan/core/calc/time/zone.ts';
import { ZipFile } from 'yazl';
import type { Cell } from './cells.ts';

/** Rows that an Excel sheet has at the most, the head included. */
export const XLSX_ROWS = 1_048_576;
/** Letters that a cell has at the most. */
const CELL_MAX = 32_767;
/** Stands at the end of a text that was cut because no cell holds it. */
const CUT = '…✂';

/** Styles by their place in `styles.xml`. */
const HEAD = 1;
const DAY = 2;
const INSTANT = 3;
const TEXT = 4;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** Everything around the sheet itself. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text in XML. Signs that XML does not know are told as spreadsheets tell them, by their numbers. */
const escaped = (text: string): string =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[^\t\n -\uFFFD]/g, (sign) => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

/** Whether a text is what was left of one that no cell holds. */
export const isCut = (text: string): boolean => text.endsWith(CUT) && text.length >= CELL_MAX - 1;

/** A text as a cell holds it. */
export function fitting(text: string): string {
  if (text.length <= CELL_MAX) return text;
  const end = CELL_MAX - CUT.length;
  const isPair = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '');
  return text.slice(0, isPair ? end - 1 : end) + CUT;
}

/** The letters of a column, counted from 0. */
export const lettersOf = (at: number): string =>
  (at >= 26 ? lettersOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(fitting(text))}</t></is></c>`;

const DAY_MS = 86_400_000;
const ORIGIN = Date.UTC(1899, 11, 30);
/** Spreadsheets count a day in 1900 that was none: dates before its end are texts. */
const FIRST = 61;

/** The number of a day and a time in a sheet; undefined for days that are not counted. */
function serialOf(day: string, time = '00:00:00'): number | undefined {
  const serial = (Date.parse(`${day}T${time}Z`) - ORIGIN) / DAY_MS;
  return serial >= FIRST ? Number(serial.toFixed(8)) : undefined;
}

function cellXml(place: string, cell: Cell, read: Clock): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(place, cell, TEXT);
  if ('number' in cell) return `<c r="${place}"><v>${cell.number}</v></c>`;
  const { day, time, offset } = 'day' in cell ? { day: cell.day, time: undefined, offset: '' } : read(cell.instant);
  const serial = serialOf(day, time);
  if (serial === undefined) return textCell(place, time ? `${day}T${time}${offset}` : day, TEXT);
  return `<c r="${place}" s="${time ? INSTANT : DAY}"><v>${serial}</v></c>`;
}

/** The sheet in pieces; the first row is its head and stays in sight. */
async function* sheetXml(rows: AsyncIterable<readonly (readonly Cell[])[]>, zone: string): AsyncGenerator<string> {
  const read = clockOf(zone);
  let count = 0;
  for await (const batch of rows) {
    const isFirst = count === 0;
    const lines = batch.map((cells) => {
      count += 1;
      const told = cells.map((cell, at) => {
        const place = `${lettersOf(at)}${count}`;
        return count === 1 ? textCell(place, String(cell ?? ''), HEAD) : cellXml(place, cell, read);
      });
      return `<row r="${count}">${told.join('')}</row>`;
    });
    yield (isFirst ? startOf(batch[0]?.length ?? 1) : '') + lines.join('');
  }
  yield '</sheetData></worksheet>';
}

const startOf = (columns: number): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="10" customWidth="1"/><col min="2" max="${Math.max(2, columns)}" width="18" customWidth="1"/></cols><sheetData>`;

/** An Excel file in pieces. Its texts are texts and never formulas; instants are written as a zone's clocks show them. */
export async function* xlsxOf(rows: AsyncIterable<readonly (readonly Cell[])[]>, zone: string): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const sheet = Readable.from(sheetXml(rows, zone), { objectMode: false });
  const output = zip.outputStream as Readable;
  sheet.once('error', (error) => output.destroy(error));
  zip.on('error', (error) => output.destroy(error));
  for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + xml), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    sheet.destroy();
  }
}
