/** What a spreadsheet would calculate when it opens the text. */
const LIVE = /^['\s]*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** A text that no spreadsheet calculates: it takes it for a text when a `'` stands before it. */
export const tamed = (text: string): string => (LIVE.test(text) ? `'${text}` : text);

/** A text as it was before it was tamed. */
export const untamed = (text: string): string =>
  text.startsWith("'") && LIVE.test(text.slice(1)) ? text.slice(1) : text;

/** A cell of a CSV file, in quotes where it needs them: `;` and tab part cells where a spreadsheet is set up so. */
export const csvCell = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A line of a CSV file whose texts no spreadsheet calculates. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => csvCell(tamed(cell))).join(',')}\r\n`;
