const encoder = new TextEncoder();

/** Length of a text in UTF-8 bytes: what every text minimum and maximum counts. One Hangul syllable is three. */
export const byteLength = (text: string): number => encoder.encode(text).length;
