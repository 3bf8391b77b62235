import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'uqr';
import { launchOptions } from './browsers.ts';

const [WIDTH, HEIGHT] = [640, 480];
/** How long the code stands in the picture of the camera, in pixels. */
const CODE = 320;
/** Luma of paper and of ink, as a camera sees them. */
const [PAPER, INK] = [225, 30];

/** What a camera sees that has the QR code of a text in front of it: one picture without colors, ten times a second. */
function filmOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = Math.floor(CODE / size);
  const left = Math.floor((WIDTH - squares * size) / 2);
  const top = Math.floor((HEIGHT - squares * size) / 2);
  const seen = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      for (let y = 0; isDark && y < squares; y += 1) {
        const at = (top + row * squares + y) * WIDTH + left + column * squares;
        seen.fill(INK, at, at + squares);
      }
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), seen, grey]);
}

/** How a browser is started whose camera sees the code of a text, and may be used; its film lies in a directory. */
export function launchSeeing(text: string, directory: string): typeof launchOptions {
  const film = join(directory, 'camera.y4m');
  writeFileSync(film, filmOf(text));
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  return { ...launchOptions, args: [...launchOptions.args, ...camera] };
}
