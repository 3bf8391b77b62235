import { RoastFaultError } from '../fault.ts';
import { unescaped } from './escapes.ts';

/** A dict as Python writes it. */
export interface Literal {
  /** Its entries; the ones that are whole when the text is cut off. */
  readonly dict: Readonly<Record<string, unknown>>;
  /** Where the text is cut off; null when it is whole. */
  readonly cut: RoastFaultError | null;
}

/** Lists in lists; real logs have two. */
const MOST_NESTED = 40;
/** Files of Python 2 have an `L` behind whole numbers. */
const NUMBER = /([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)L?/y;
const WORD = /[-+]?[A-Za-z_\x80-\uffff][\w\x80-\uffff]*/y;
const PREFIX = /(?:[bBuU]|[bB]?([rR])[bB]?)?(?=['"])/y;
const FOUND = /\S{1,24}/y;
/** What is a call, a word of Python, a text with gaps to fill, or a name after a sign. */
const CALCULATED =
  /^(?:(?:[A-Za-z_][\w.]*|\.[A-Za-z_]\w*)\(|(?:lambda|for|if|else|and|or|not|in|is)\b|[fF][rR]?['"]|\*\*?[A-Za-z_]|\.\.\.|-[A-Za-z_]\w+[\s,)\]}])/;
/** A sign between two values, with spaces around it as people write it, or one that no digit is by a single wrong bit. */
const SPACED = /^(?:\*\*|\/\/|<<|>>|[<>=!]=|[-+*/%@&|^<>]) [\w('"[{-]/;
const TIGHT = /^(?:\*\*|\+)[\w('"[{]/;
/** Words that stand for a value, in Python and in JSON. */
const WORDS = new Map<string, unknown>([
  ...['True', 'true'].map((word) => [word, true] as const),
  ...['False', 'false'].map((word) => [word, false] as const),
  ...['None', 'null', 'nan', 'NaN', 'inf', 'Infinity', '-nan', '-inf', '-Infinity'].map(
    (word) => [word, null] as const,
  ),
]);

/**
 * Reads a text that is one dict of Python: numbers, texts, lists and dicts. Nothing is ever evaluated.
 * @throws RoastFaultError `expression`, `nested` or `damaged`, with the line and the column
 */
export function readLiteral(text: string): Literal {
  let at = 0;
  let depth = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const place = () => {
    const before = text.slice(0, at);
    return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
  };

  const fail = (): never => {
    FOUND.lastIndex = at;
    const [found = ''] = FOUND.exec(text) ?? [];
    if (isCalculated(text, at)) throw new RoastFaultError('expression', { ...place(), found });
    throw new RoastFaultError('damaged', place());
  };

  /** Goes on behind spaces and remarks. */
  const skip = () => {
    for (; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (sign === 35) at = endOfLine(text, at);
      else if (sign > 32) return;
    }
  };

  /** Goes on behind spaces and remarks, and behind the sign when it comes next. */
  const isNext = (sign: string): boolean => {
    skip();
    const isHere = text[at] === sign;
    if (isHere) at++;
    return isHere;
  };

  const open = () => {
    if (++depth > MOST_NESTED) throw new RoastFaultError('nested', place());
    at++;
  };

  /** What stands in brackets. A single item without a comma after it is no list when the brackets are round. */
  const list = (end: string): unknown => {
    open();
    const items: unknown[] = [];
    let hasComma = end === ']';
    while (!isNext(end)) {
      items.push(value());
      if (isNext(end)) break;
      if (!isNext(',')) fail();
      hasComma = true;
    }
    depth--;
    return items.length === 1 && !hasComma ? items[0] : items;
  };

  /** Fills the entries in one by one, as they are whole. A set is a list of its items. */
  const dict = (entries: Record<string, unknown>): unknown => {
    open();
    const items: unknown[] = [];
    for (let isLast = isNext('}'); !isLast; ) {
      const key = value();
      const isEntry = isNext(':');
      if (isEntry && typeof key === 'object' && key !== null) fail();
      const item = isEntry ? value() : key;
      isLast = isNext('}');
      if (!isLast && !isNext(',')) fail();
      if (isEntry) entries[String(key)] = item;
      else items.push(item);
      if (!isLast) isLast = isNext('}');
    }
    depth--;
    return items.length > 0 ? items : entries;
  };

  /** One text, or several without anything between them, which are one. */
  const string = (): string => {
    let whole = '';
    for (let prefix = match(PREFIX); prefix; skip(), prefix = match(PREFIX)) {
      const part = quoted();
      whole += prefix[1] ? part : unescaped(part);
    }
    return whole;
  };

  const quoted = (): string => {
    const quote = text[at] as string;
    const isLong = text.startsWith(quote.repeat(3), at);
    const end = isLong ? quote.repeat(3) : quote;
    const from = at + end.length;
    for (at = from; at < text.length; at++) {
      const sign = text[at];
      if (sign === '\\') at++;
      else if (sign === quote && text.startsWith(end, at)) {
        at += end.length;
        return text.slice(from, at - end.length);
      } else if (sign === '\n' && !isLong) break;
    }
    return fail();
  };

  const word = (): unknown => {
    const from = at;
    const found = match(WORD)?.[0] ?? '';
    if (WORDS.has(found)) return WORDS.get(found);
    // A word at the very end may be cut off.
    if (at < text.length) at = from;
    return fail();
  };

  const value = (): unknown => {
    skip();
    const number = match(NUMBER)?.[1];
    if (number !== undefined) return finiteOf(Number(number));
    const sign = text[at];
    if (sign === '[') return list(']');
    if (sign === '(') return list(')');
    if (sign === '{') return dict(Object.create(null));
    PREFIX.lastIndex = at;
    return PREFIX.test(text) ? string() : word();
  };

  const entries: Record<string, unknown> = Object.create(null);
  skip();
  try {
    dict(entries);
  } catch (fault) {
    if (fault instanceof RoastFaultError && fault.fault.key === 'damaged' && at >= text.length)
      return { dict: entries, cut: fault };
    throw fault;
  }
  skip();
  if (at < text.length) fail();
  return { dict: entries, cut: null };
}

/** Whether something stands at a place that would have to be calculated; whatever else cannot be read is damaged. */
function isCalculated(text: string, at: number): boolean {
  const [before = '', rest] = [text[at - 1], text.slice(at, at + 80)];
  if (CALCULATED.test(rest) || (/[}\])]/.test(before) && /^\[['"\d-]/.test(rest))) return true;
  return before === ' ' ? SPACED.test(rest) : TIGHT.test(rest);
}

/** What is no number is no reading. */
const finiteOf = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** The last sign of a line. */
const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length - 1 : end;
};
