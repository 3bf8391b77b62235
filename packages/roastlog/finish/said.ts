/** Letters that are kept of what a log says: in a line such as a title, and in a text of several lines. */
const LINE = 200;
const TEXT = 10_000;

/** More marks on a letter than are shown. */
const RUN = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;

/** As much of a text as is shown: a page is laid out in the square of its marks, and a title is read at a glance. */
function shown(text: string, most: number): string {
  // Of what is cut away later nothing has to be looked at.
  const plain = text
    .slice(0, 100 * most)
    .replace(RUN, '$1')
    .trim();
  return plain.length > most ? `${plain.slice(0, most - 1).toWellFormed()}…` : plain.toWellFormed();
}

/** A line that a log says, such as its title or the name of a curve. */
export const saidLine = (text: string): string => shown(text, LINE);

/** A text of several lines that a log says. */
export const saidText = (text: string): string => shown(text, TEXT);
