/**
 * More marks in a row than any script puts on a letter: Unicode's own limit for texts that are read as a stream. The
 * look behind makes each run be looked at once, so that the time grows with the text alone.
 */
const RUN = /(?<!\p{M})\p{M}{31}/u;

/** Letters of the longest text that is composed where nothing says otherwise. */
const MOST = 1_000_000;

/** Whether a text stacks more marks than are read. To put these in order takes the square of their number. */
export const hasMarkRun = (text: string): boolean => RUN.test(text);

/** A text in its composed form; as it is where that would take long: its kind refuses it, or nothing is called so. */
export const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC', most = MOST): string =>
  text.length > most || hasMarkRun(text) ? text : text.normalize(form);
