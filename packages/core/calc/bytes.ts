const encoder = new TextEncoder();
/** Signs of the longest text that is counted in room that is kept. */
const MOST = 1_000_000;
let room = new Uint8Array(0);

/** Length of a text in UTF-8 bytes: what every text minimum and maximum counts. One Hangul syllable is three. */
export function byteLength(text: string): number {
  if (text.length > MOST) return encoder.encode(text).length;
  // Making room at every key that is typed into a long memo takes longer than counting.
  if (room.length < text.length * 3) room = new Uint8Array(text.length * 3);
  return encoder.encodeInto(text, room).written;
}

/** As much of the beginning of a text as so many bytes hold; no sign of it is broken. */
export function cutToBytes(text: string, most: number): string {
  let [bytes, end] = [0, 0];
  for (const sign of text) {
    bytes += byteLength(sign);
    if (bytes > most) break;
    end += sign.length;
  }
  return text.slice(0, end);
}
