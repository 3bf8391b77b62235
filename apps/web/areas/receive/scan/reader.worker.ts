import { decodeQR } from 'qr/decode.js';
import type { Frame } from './read_code.ts';

// Looks for a code apart from the page, so that no picture can freeze it.
addEventListener('message', ({ data: { pixels, width, height, patience } }: MessageEvent<Frame>) => {
  try {
    postMessage(decodeQR({ data: pixels, width, height }, { timeLimit: patience }));
  } catch {
    // The library throws where it finds none.
    postMessage(null);
  }
});
