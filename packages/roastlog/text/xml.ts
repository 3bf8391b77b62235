import { RoastFaultError } from '../fault.ts';

/** What somebody who reads XML is told, by names without their prefixes. */
export interface Reading {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Letters of a tag: those of sheets have some dozens. */
const LONGEST_TAG = 10_000;
const CDATA = '<![CDATA[';
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML: tags and what stands between them. What defines words of its own is refused, because they
 * can stand for anything.
 * @throws RoastFaultError `broken`
 */
export function readXml(text: string, reading: Reading): void {
  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', from)) {
    if (at > from) reading.text?.(plain(text.slice(from, at)));
    if (text.startsWith(CDATA, at)) {
      from = endOf(text, ']]>', at);
      reading.text?.(text.slice(at + CDATA.length, from - 3));
      continue;
    }
    if (text.startsWith('<!--', at)) {
      from = endOf(text, '-->', at);
      continue;
    }
    if (text.startsWith('<!', at)) throw new RoastFaultError('broken');
    from = endOf(text, '>', at);
    if (text[at + 1] === '?') continue;
    if (from - at > LONGEST_TAG) throw new RoastFaultError('broken');
    const isEnd = text[at + 1] === '/';
    const tag = text.slice(at + (isEnd ? 2 : 1), from - 1);
    const [whole = ''] = /^[^\s/]*/.exec(tag) ?? [];
    const name = whole.slice(whole.indexOf(':') + 1);
    if (!isEnd) reading.open?.(name, (wanted) => attributeIn(tag, wanted));
    if (isEnd || tag.endsWith('/')) reading.close?.(name);
  }
}

function endOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  if (at < 0) throw new RoastFaultError('broken');
  return at + sign.length;
}

/** The value of an attribute, whatever prefix it has. */
function attributeIn(tag: string, name: string): string | undefined {
  for (let at = tag.indexOf(name); at > 0; at = tag.indexOf(name, at + 1)) {
    const quote = tag[at + name.length + 1];
    if (!/[\s:]/.test(tag[at - 1] as string) || tag[at + name.length] !== '=' || (quote !== '"' && quote !== "'"))
      continue;
    const start = at + name.length + 2;
    const end = tag.indexOf(quote, start);
    return end < 0 ? undefined : plain(tag.slice(start, end));
  }
  return undefined;
}

/** A text with the signs that stand in it by their names or numbers. */
const plain = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(\w{2,4}));/g, (whole, hex, decimal, name) => {
        if (name) return SIGNS[name] ?? whole;
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;
