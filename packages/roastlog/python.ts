import { unescaped } from './escapes.ts';
import { RoastFaultError } from './fault.ts';

/** A dict as Python writes it. */
export interface Literal {
  /** Its entries; the ones that are whole when the text is cut off. */
  readonly dict: Readonly<Record<string, unknown>>;
  /** Where the text is cut off; null when it is whole. */
  readonly cut: RoastFaultError | null;
}

/** Lists in lists; real logs have two. */
const MOST_NESTED = 40;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?L?/y;
const WORD = /[-+]?[A-Za-z_\x80-\uffff][\w\x80-\uffff]*/y;
const PREFIX = /(?:[bBuU]|[bB]?([rR])[bB]?)?(?=['"])/y;
const FOUND = /\S{1,24}/y;
/** What begins or goes on with something that is calculated. */
const OPERATOR = /[A-Za-z_\x80-\uffff(.[*+\-/%@&|^~<>=!`]/;
/** Words that stand for a value, in Python and in JSON. What is no number is no reading. */
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
export const readLiteral = (text: string): Literal => new LiteralReader(text).read();

class LiteralReader {
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(): Literal {
    this.skip();
    const dict: Record<string, unknown> = Object.create(null);
    try {
      this.dict(dict);
    } catch (fault) {
      if (fault instanceof RoastFaultError && fault.fault.key === 'damaged' && this.at >= this.text.length)
        return { dict, cut: fault };
      throw fault;
    }
    this.skip();
    if (this.at < this.text.length) this.fail();
    return { dict, cut: null };
  }

  private value(): unknown {
    this.skip();
    const sign = this.text[this.at] as string;
    switch (sign) {
      case '[':
        return this.list(']').items;
      case '(': {
        const { items, isOne } = this.list(')');
        return isOne ? items[0] : items;
      }
      case '{':
        return this.dict(Object.create(null));
      case "'":
      case '"':
        return this.string();
      default: {
        const number = this.number();
        return number === undefined ? this.word() : number;
      }
    }
  }

  /** `isOne`: a single item without a comma after it, which in round brackets is no list. */
  private list(end: string): { readonly items: unknown[]; readonly isOne: boolean } {
    this.open();
    const items: unknown[] = [];
    let hasComma = false;
    for (;;) {
      this.skip();
      if (this.isNext(end)) break;
      items.push(this.value());
      this.skip();
      if (this.isNext(end)) break;
      this.expect(',');
      hasComma = true;
    }
    this.depth--;
    return { items, isOne: items.length === 1 && !hasComma };
  }

  /** Fills the entries in one by one, as they are whole. A set is a list of its items. */
  private dict(entries: Record<string, unknown>): unknown {
    this.open();
    const items: unknown[] = [];
    for (;;) {
      this.skip();
      if (this.isNext('}')) break;
      const key = this.value();
      this.skip();
      const isEntry = this.isNext(':');
      if (isEntry && typeof key === 'object' && key !== null) this.fail();
      const value = isEntry ? this.value() : undefined;
      this.skip();
      const isLast = this.isNext('}');
      if (!isLast) this.expect(',');
      if (isEntry) entries[String(key)] = value;
      else items.push(key);
      if (isLast) break;
    }
    this.depth--;
    return items.length > 0 ? items : entries;
  }

  /** One text, or several without anything between them, which are one. */
  private string(): string {
    let whole = '';
    for (;;) {
      const prefix = this.match(PREFIX);
      if (!prefix) return whole;
      const part = this.quoted();
      whole += prefix[1] ? part : unescaped(part);
      this.skip();
    }
  }

  private quoted(): string {
    const quote = this.text[this.at] as string;
    const isLong = this.text.startsWith(quote.repeat(3), this.at);
    const end = isLong ? quote.repeat(3) : quote;
    const from = this.at + end.length;
    for (this.at = from; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at];
      if (sign === '\\') this.at++;
      else if (sign === quote && this.text.startsWith(end, this.at)) {
        this.at += end.length;
        return this.text.slice(from, this.at - end.length);
      } else if (sign === '\n' && !isLong) break;
    }
    return this.fail();
  }

  private number(): number | null | undefined {
    const found = this.match(NUMBER)?.[0];
    if (found === undefined) return undefined;
    const value = Number(found.endsWith('L') ? found.slice(0, -1) : found);
    return Number.isFinite(value) ? value : null;
  }

  private word(): unknown {
    PREFIX.lastIndex = this.at;
    if (PREFIX.test(this.text)) return this.string();
    const from = this.at;
    const found = this.match(WORD)?.[0] ?? '';
    const value = WORDS.get(found);
    if (value !== undefined) return value;
    // A word at the very end may be cut off.
    if (!found || this.at < this.text.length) this.at = from;
    return this.fail();
  }

  private open(): void {
    if (++this.depth > MOST_NESTED) throw new RoastFaultError('nested', this.place());
    this.at++;
  }

  private isNext(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private expect(sign: string): void {
    if (!this.isNext(sign)) this.fail();
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  /** Goes on behind spaces and remarks. */
  private skip(): void {
    for (; this.at < this.text.length; this.at++) {
      const sign = this.text.charCodeAt(this.at);
      if (sign === 35) {
        const end = this.text.indexOf('\n', this.at);
        this.at = end < 0 ? this.text.length : end;
      } else if (sign > 32) return;
    }
  }

  private fail(): never {
    const place = this.place();
    FOUND.lastIndex = this.at;
    const [found = ''] = FOUND.exec(this.text) ?? [];
    if (!OPERATOR.test(found[0] ?? '')) throw new RoastFaultError('damaged', place);
    throw new RoastFaultError('expression', { ...place, found });
  }

  private place(): { readonly line: number; readonly column: number } {
    const before = this.text.slice(0, this.at);
    return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
  }
}
