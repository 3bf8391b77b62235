import { gatherer, MAX_COLUMNS, type Sheet, type Typed, UnreadFile } from './sheet.ts';
import { type Shown, SINCE_1904, shownBy, stampOf } from './stamp.ts';
import { readXml } from './xml.ts';
import { openPackage, type Package } from './zip.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Rows of a sheet, the empty ones too; spreadsheets have no more. */
const MAX_LINES = 1_048_576;
/** Letters of all texts together that cells share. */
const MAX_SHARED = 40_000_000;

/** Reads the first sheet of an Excel file that is not hidden: values alone, formulas are never run. */
export async function readXlsx(file: Buffer, longest: number): Promise<Sheet> {
  const parts = await openPackage(file);
  const { path, is1904 } = await findSheet(parts);
  const shared = await readShared(parts);
  const styles = await readStyles(parts);
  const rows = gatherer(longest);
  let row = 0;
  let count = 0;
  let cells: Typed[] = [];
  let at = -1;
  let cell: Raw | null = null;
  let isValue = false;
  let isFormula = false;
  let isPhonetic = false;
  await readXml(parts.text(path), {
    open(name, { r, t = 'n', s = '0' }) {
      if (name === 'row') {
        row = r ? Number(r) : row + 1;
        count += 1;
        if (count > MAX_LINES) throw new UnreadFile('import_unreadable');
        [cells, at] = [[], -1];
      } else if (name === 'c') {
        at = r ? columnOf(r) : at + 1;
        cell = { type: t, style: Number(s), text: '', formula: null, isValued: false };
      } else if (name === 'rPh') isPhonetic = true;
      else {
        isValue = (name === 'v' || name === 't') && !isPhonetic;
        isFormula = name === 'f';
        if (cell && isFormula) cell.formula = '=';
        if (cell && name === 'v') cell.isValued = true;
      }
    },
    text(text) {
      if (cell && isValue) cell.text += text;
      else if (cell && isFormula) cell.formula += text;
    },
    close(name) {
      if (name === 'row') rows.add({ row, cells: Array.from(cells, (value) => value ?? null) });
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c' && cell) {
        if (at < MAX_COLUMNS) cells[at] = typedOf(cell, shared, styles[cell.style], is1904);
        cell = null;
      } else [isValue, isFormula] = [false, false];
    },
  });
  return rows.sheet();
}

/** The column of a place such as `AB12`, counted from 0. A place has three letters and seven digits at most. */
function columnOf(place: string): number {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(place.slice(0, 20)) ?? [];
  if (!letters) throw new UnreadFile('import_unreadable');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Raw {
  readonly type: string;
  readonly style: number;
  text: string;
  /** With its sign; null of a cell that was typed. */
  formula: string | null;
  /** Says what its formula came to, which may be no letter at all. */
  isValued: boolean;
}

function typedOf(
  { type, text, formula, isValued }: Raw,
  shared: readonly string[],
  shown: Shown,
  is1904: boolean,
): Typed {
  if (text === '') {
    const isTold = formula === null || (type === 'str' && isValued);
    return isTold ? null : { broken: 'import_formula', text: formula };
  }
  if (type === 'e') return { broken: 'import_error', text };
  if (type === 's') return shared[Number(text)] ?? null;
  if (type === 'b') return text === '1';
  if (type === 'd')
    return text
      .replace(/\.\d+|Z$/g, '')
      .replace(/T00:00:00$/, '')
      .replace('T', ' ');
  if (type !== 'n') return unescaped(text);
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (shown === 'percent') return `${Number((number * 100).toPrecision(12))}%`;
  return (shown === 'date' ? stampOf(is1904 ? number + SINCE_1904 : number) : undefined) ?? number;
}

/** Signs that spreadsheets tell by their numbers, as they are. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Where the first sheet lies, and from which year its days are counted. */
async function findSheet(parts: Package): Promise<{ path: string; is1904: boolean }> {
  if (!parts.has(WORKBOOK)) throw new UnreadFile('import_unreadable');
  const sheets: Readonly<Record<string, string>>[] = [];
  let is1904 = false;
  await readXml(parts.text(WORKBOOK), {
    open(name, attributes) {
      if (name === 'sheet') sheets.push(attributes);
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  });
  const targets = new Map<string, string>();
  if (parts.has(RELATIONS)) {
    await readXml(parts.text(RELATIONS), {
      open(_, { Id, Target }) {
        if (Id && Target) targets.set(Id, Target);
      },
    });
  }
  const shown = sheets.find(({ state = 'visible' }) => state === 'visible') ?? sheets[0] ?? {};
  const id = Object.entries(shown).find(([name]) => /(^|:)id$/.test(name))?.[1] ?? '';
  const target = targets.get(id) ?? 'worksheets/sheet1.xml';
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!parts.has(path)) throw new UnreadFile('import_unreadable');
  return { path, is1904 };
}

/** The texts that cells share. */
async function readShared(parts: Package): Promise<string[]> {
  const path = 'xl/sharedStrings.xml';
  const shared: string[] = [];
  if (!parts.has(path)) return shared;
  let text = '';
  let total = 0;
  let isText = false;
  let isPhonetic = false;
  await readXml(parts.text(path), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (!isText) return;
      text += piece;
      total += piece.length;
      if (total > MAX_SHARED) throw new UnreadFile('import_unreadable');
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') shared.push(unescaped(text));
    },
  });
  return shared;
}

/** What the styles of cells show numbers as. */
async function readStyles(parts: Package): Promise<Shown[]> {
  const path = 'xl/styles.xml';
  const styles: Shown[] = [];
  if (!parts.has(path)) return styles;
  const codes = new Map<number, string>();
  let isCells = false;
  await readXml(parts.text(path), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isCells = true;
      else if (name === 'xf' && isCells) {
        styles.push(shownBy(Number(numFmtId), codes.get(Number(numFmtId))));
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles;
}
