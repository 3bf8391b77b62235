/**
 * The cells of a copied piece of a spreadsheet: rows on lines, cells between tabs, a cell with tabs, lines or quotes of
 * its own in quotes. A last line break ends the last row.
 */
export function gridOf(text: string): string[][] {
  const cells = [...text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '').matchAll(CELL)];
  const grid: string[][] = [[]];
  for (const { groups = {} } of cells) {
    grid.at(-1)?.push(groups.quoted?.replaceAll('""', '"') ?? groups.plain ?? '');
    if (groups.end === '\n') grid.push([]);
    if (groups.end === '') break;
  }
  return grid;
}

const CELL = /(?:"(?<quoted>(?:[^"]|"")*)"(?=[\t\n]|$)|(?<plain>[^\t\n]*))(?<end>[\t\n]|$)/g;
