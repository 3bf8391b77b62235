import { RoastFaultError } from '../fault.ts';

const SIGNATURE = 0xe011cfd0;
/** Beyond are the marks of what is free, the end of a chain, and the table itself. */
const LAST_SECTOR = 0xfffffffa;
const ENTRY_BYTES = 128;
/** The table's own sectors that stand in the first one. */
const IN_HEAD = 109;

/**
 * A stream of a compound file, by its name: the old files of Office are small file systems (MS-CFB of Microsoft, sections
 * 2.2 to 2.6). undefined where there is none of that name.
 * @throws RoastFaultError `broken`
 */
export function streamOf(bytes: Uint8Array, names: readonly string[]): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 512 || view.getUint32(0, true) !== SIGNATURE) throw broken();
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw broken();
  const size = 1 << shift;
  const sectorAt = (sector: number) => bytes.subarray((sector + 1) * size, (sector + 2) * size);
  const most = Math.ceil(bytes.length / size);

  /** The numbers of the table's sectors: some in the head, the others in a chain of their own. */
  const own: number[] = [];
  for (let nth = 0; nth < IN_HEAD; nth++) own.push(view.getUint32(76 + 4 * nth, true));
  let next = view.getUint32(68, true);
  for (let seen = 0; next < LAST_SECTOR && seen < most; seen++) {
    const words = wordsOf(sectorAt(next));
    own.push(...words.slice(0, -1));
    next = words.at(-1) ?? LAST_SECTOR;
  }
  const table = own
    .filter((sector) => sector < LAST_SECTOR)
    .slice(0, most)
    .flatMap((sector) => wordsOf(sectorAt(sector)));

  const chain = (first: number, links: readonly number[], part: (sector: number) => Uint8Array, length: number) => {
    const parts: Uint8Array[] = [];
    let sector = first;
    for (let got = 0; sector < LAST_SECTOR && got < length && parts.length <= links.length; ) {
      const piece = part(sector);
      if (piece.length === 0) throw broken();
      parts.push(piece);
      got += piece.length;
      sector = links[sector] ?? LAST_SECTOR;
    }
    const all = new Uint8Array(
      Math.min(
        length,
        parts.reduce((sum, { length }) => sum + length, 0),
      ),
    );
    let at = 0;
    for (const piece of parts) {
      all.set(piece.subarray(0, all.length - at), at);
      at += piece.length;
      if (at >= all.length) break;
    }
    return all;
  };
  const large = (first: number, length: number) => chain(first, table, sectorAt, Math.min(length, bytes.length));

  const entries = entriesOf(large(view.getUint32(48, true), bytes.length));
  const root = entries.find(({ type }) => type === 5);
  const entry = names.flatMap((name) => entries.find((one) => one.type === 2 && one.name === name) ?? [])[0];
  if (!entry) return undefined;
  if (entry.length >= view.getUint32(56, true) || !root) return large(entry.first, entry.length);
  // Small streams lie in sectors of 64 bytes within a stream of the root's.
  const small = large(root.first, root.length);
  const links = [...wordsOf(large(view.getUint32(60, true), bytes.length))];
  return chain(entry.first, links, (sector) => small.subarray(sector * 64, sector * 64 + 64), entry.length);
}

function entriesOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer);
  const decoder = new TextDecoder('utf-16le');
  return Array.from({ length: Math.floor(bytes.length / ENTRY_BYTES) }, (_, nth) => {
    const at = nth * ENTRY_BYTES;
    const letters = Math.min(64, Math.max(2, view.getUint16(at + 64, true))) - 2;
    return {
      name: decoder.decode(bytes.subarray(at, at + letters)),
      type: bytes[at + 66] ?? 0,
      first: view.getUint32(at + 116, true),
      length: view.getUint32(at + 120, true),
    };
  });
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length >> 2 }, (_, nth) => view.getUint32(nth * 4, true));
}

const broken = () => new RoastFaultError('broken');
