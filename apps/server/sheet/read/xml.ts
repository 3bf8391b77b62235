import { SaxesParser } from 'saxes';
import { UnreadFile } from './sheet.ts';

/** What somebody who reads XML is told, by names without their prefixes. */
export interface Reading {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Letters between two tags: no cell has as many. */
const MAX_TEXT = 2_000_000;
/** Tags within each other: no sheet has as many. */
const MAX_DEPTH = 100;

const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece. What defines words of its own is refused, because they can stand for anything. */
export async function readXml(pieces: AsyncIterable<string>, reading: Reading): Promise<void> {
  let sinceTag = 0;
  let depth = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => {
    throw new UnreadFile('import_unreadable');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw new UnreadFile('import_unreadable');
    reading.open?.(plain(name), attributes);
  });
  parser.on('text', (text) => reading.text?.(text));
  parser.on('cdata', (text) => reading.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reading.close?.(plain(name));
  });
  for await (const piece of pieces) {
    sinceTag += piece.length;
    if (sinceTag > MAX_TEXT) throw new UnreadFile('import_unreadable');
    parser.write(piece);
  }
  parser.close();
}
