/** Files that hold no log that is read, by what they are; the text of the fault says what to export instead. */
export const PROGRAMS = ['excel', 'artisan_settings', 'archive', 'document', 'web'] as const;
export type Program = (typeof PROGRAMS)[number];

const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';
/** How files of a program begin, as Latin 1, and what stands in their first bytes too. */
const BEGINNINGS: readonly (readonly [beginning: string, within: string, program: Program])[] = [
  ['\xd0\xcf\x11\xe0', '', 'excel'],
  ['PK\x03\x04', 'xl/', 'excel'],
  ['PK\x03\x04', OPEN_DOCUMENT, 'excel'],
  ['<?xml', 'urn:schemas-microsoft-com:office:spreadsheet', 'excel'],
  ['PK\x03\x04', '', 'archive'],
  ['\x1f\x8b', '', 'archive'],
  ['7z\xbc\xaf', '', 'archive'],
  ['Rar!', '', 'archive'],
  ['%PDF', '', 'document'],
  ['\x89PNG', '', 'document'],
  ['\xff\xd8\xff', '', 'document'],
  ['GIF8', '', 'document'],
  ['{\\rtf', '', 'document'],
  ['<!doctype', '', 'web'],
  ['<html', '', 'web'],
  ['<?xml', '', 'web'],
];

const ENDINGS: readonly (readonly [ending: RegExp, program: Program])[] = [
  [/\.(xls|xlsx|xlsm|xlsb|ods|numbers)$/i, 'excel'],
  [/\.(alrm|aset|athm|apal|wg)$/i, 'artisan_settings'],
  [/\.(zip|gz|7z|rar)$/i, 'archive'],
  [/\.(pdf|png|jpe?g|gif|heic|rtf|docx?)$/i, 'document'],
  [/\.(html?|xml|svg)$/i, 'web'],
];

/** Whether a text that begins so is XML of Probat's Pilot, which is read; all other XML is not. */
export const isPilot = (start: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?<recipe[\s>]/.test(start);

/** What a file is by its first bytes; undefined when they say nothing. */
export function programOfBytes(bytes: Uint8Array): Program | undefined {
  const first = String.fromCharCode(...bytes.subarray(0, 4096));
  const start = first.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (isPilot(start)) return undefined;
  return BEGINNINGS.find(
    ([beginning, within]) => isAtStart(start, beginning) && (within === '' || first.includes(within)),
  )?.[2];
}

/** Whether a file is a workbook that is read, old or new. */
export function isWorkbook(bytes: Uint8Array): boolean {
  // Most files are texts.
  if (bytes[0] !== 0xd0 && bytes[0] !== 0x50) return false;
  const first = String.fromCharCode(...bytes.subarray(0, 4096));
  if (isAtStart(first, '\xd0\xcf\x11\xe0')) return true;
  if (!isAtStart(first, 'PK\x03\x04') || first.includes(OPEN_DOCUMENT)) return false;
  return first.includes('xl/') || String.fromCharCode(...bytes.subarray(-4096)).includes('xl/');
}

const isAtStart = (text: string, beginning: string) =>
  text.slice(0, beginning.length).toLowerCase() === beginning.toLowerCase();

/** What a file is by the end of its name; undefined when it says nothing. */
export const programOfName = (fileName: string): Program | undefined =>
  ENDINGS.find(([pattern]) => pattern.test(fileName))?.[1];
