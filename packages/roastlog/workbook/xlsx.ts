import { RoastFaultError } from '../fault.ts';
import { readXml } from '../text/xml.ts';
import { type Shown, shownBy, shownText } from './number.ts';
import { gatherer, MOST_SHEETS, type Room, roomFor, type Sheet } from './sheet.ts';
import { openPackage, type Package } from './zip.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/**
 * The sheets of an Excel file of today (ECMA-376, SpreadsheetML): values as they are shown, formulas by what they came to.
 * Sheets that are hidden are left out.
 * @throws RoastFaultError
 */
export async function sheetsOfXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = openPackage(bytes);
  if (!parts.has(WORKBOOK)) throw new RoastFaultError('unsupported', { program: 'excel' });
  const { sheets, is1904 } = await listed(parts);
  const shared = await sharedTexts(parts);
  const styles = await stylesIn(parts);
  const read: Sheet[] = [];
  const room = roomFor();
  for (const { name, path } of sheets.slice(0, MOST_SHEETS)) {
    if (parts.has(path)) read.push(sheetOf(name, await parts.text(path), { shared, styles, is1904, room }));
  }
  return read;
}

interface Known {
  readonly shared: readonly string[];
  readonly styles: readonly Shown[];
  readonly is1904: boolean;
  readonly room: Room;
}

function sheetOf(name: string, xml: string, known: Known): Sheet {
  const cells = gatherer(name, known.room);
  let [row, column, type, style, text] = [-1, -1, 'n', 0, ''];
  let isValue = false;
  let isPhonetic = false;
  readXml(xml, {
    open(tag, attribute) {
      if (tag === 'row') {
        row = Number(attribute('r') ?? row + 2) - 1;
        column = -1;
      } else if (tag === 'c') {
        column = columnIn(attribute('r')) ?? column + 1;
        [type, style, text] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0), ''];
      } else if (tag === 'rPh') isPhonetic = true;
      else isValue = (tag === 'v' || tag === 't') && !isPhonetic;
    },
    text(piece) {
      if (isValue) text += piece;
    },
    close(tag) {
      if (tag === 'rPh') isPhonetic = false;
      else if (tag === 'c') cells.add(row, column, shownOf(type, text, known.styles[style] ?? 'plain', known));
      isValue = false;
    },
  });
  return cells.sheet();
}

/** The column of a place such as `AB12`, counted from 0. */
function columnIn(place: string | undefined): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(place?.slice(0, 20) ?? '') ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownOf(type: string, text: string, shown: Shown, { shared, is1904 }: Known): string {
  if (text === '') return '';
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return text.replace(/Z$/, '').replace('T', ' ');
  return type === 'n' ? shownText(Number(text), shown, is1904) : text;
}

/** Where the sheets lie that are shown, in their order, and from which year days are counted. */
async function listed(parts: Package) {
  const found: { readonly name: string; readonly id: string; readonly isShown: boolean }[] = [];
  let is1904 = false;
  readXml(await parts.text(WORKBOOK), {
    open(tag, attribute) {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (tag !== 'sheet') return;
      const isShown = (attribute('state') ?? 'visible') === 'visible';
      found.push({ name: attribute('name') ?? '', id: attribute('id') ?? '', isShown });
    },
  });
  const targets = new Map<string, string>();
  if (parts.has(RELATIONS)) {
    readXml(await parts.text(RELATIONS), {
      open(_tag, attribute) {
        const [id, target] = [attribute('Id'), attribute('Target')];
        if (id && target) targets.set(id, target);
      },
    });
  }
  const sheets = found.flatMap(({ name, id, isShown }, at) => {
    const target = targets.get(id) ?? `worksheets/sheet${at + 1}.xml`;
    return isShown ? [{ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }] : [];
  });
  return { sheets, is1904 };
}

/** The texts that cells share. */
async function sharedTexts(parts: Package): Promise<string[]> {
  const path = 'xl/sharedStrings.xml';
  const shared: string[] = [];
  if (!parts.has(path)) return shared;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  readXml(await parts.text(path), {
    open(tag) {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isPhonetic = true;
      else if (tag === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(tag) {
      if (tag === 'rPh') isPhonetic = false;
      else if (tag === 'si') shared.push(text);
      if (tag === 't') isText = false;
    },
  });
  return shared;
}

/** What the styles of cells show numbers as. */
async function stylesIn(parts: Package): Promise<Shown[]> {
  const path = 'xl/styles.xml';
  const styles: Shown[] = [];
  if (!parts.has(path)) return styles;
  const codes = new Map<number, string>();
  let isCells = false;
  readXml(await parts.text(path), {
    open(tag, attribute) {
      const id = Number(attribute('numFmtId') ?? 0);
      if (tag === 'numFmt') codes.set(id, attribute('formatCode') ?? '');
      else if (tag === 'cellXfs') isCells = true;
      else if (tag === 'xf' && isCells) styles.push(shownBy(id, codes.get(id)));
    },
    close(tag) {
      if (tag === 'cellXfs') isCells = false;
    },
  });
  return styles;
}
