/** How wide letters are at the most, in em. It is counted, not measured: the paper is the same with every font. */
const NARROW = /[ijlI.,:;|!'’·()[\]/]/;
const WIDE = /[mwMW@%]/;

function letterWidth(letter: string): number {
  if (letter === ' ') return 0.33;
  if (NARROW.test(letter)) return 0.42;
  if (WIDE.test(letter)) return 1;
  if (/[a-z0-9-]/.test(letter)) return 0.66;
  if (/[A-Z]/.test(letter)) return 0.8;
  // What needs two halves of a surrogate pair is most often a picture.
  return letter.length > 1 ? 1.5 : 1;
}

/** The width of a text in em, never less than it takes. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** A text in lines of so many em at the most: between words, and within one that is longer than a line. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && widthOf(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The first lines of a text, the last one with a sign that more follows. */
export function cutTo(lines: readonly string[], most: number, width: number): readonly string[] {
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('');
  return [...lines.slice(0, most - 1), `${last}…`];
}
