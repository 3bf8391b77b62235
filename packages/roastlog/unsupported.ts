/** Files that hold no log that is read, by what they are; the text of the fault says what to export instead. */
export const PROGRAMS = ['excel', 'kaffelogic', 'artisan_settings', 'archive', 'document', 'web'] as const;
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
  [/\.klog$/i, 'kaffelogic'],
  [/\.(alrm|aset|athm|apal|wg)$/i, 'artisan_settings'],
  [/\.(zip|gz|7z|rar)$/i, 'archive'],
  [/\.(pdf|png|jpe?g|gif|heic|rtf|docx?)$/i, 'document'],
  [/\.(html?|xml|svg)$/i, 'web'],
];

/** What a file is by its first bytes; undefined when they say nothing. */
export function programOfBytes(bytes: Uint8Array): Program | undefined {
  const first = String.fromCharCode(...bytes.subarray(0, 4096));
  const start = first.replace(/^\xef\xbb\xbf/, '').trimStart();
  return BEGINNINGS.find(
    ([beginning, within]) => isAtStart(start, beginning) && (within === '' || first.includes(within)),
  )?.[2];
}

const isAtStart = (text: string, beginning: string) =>
  text.slice(0, beginning.length).toLowerCase() === beginning.toLowerCase();

/** What a file is by the end of its name; undefined when it says nothing. */
export const programOfName = (fileName: string): Program | undefined =>
  ENDINGS.find(([pattern]) => pattern.test(fileName))?.[1];
