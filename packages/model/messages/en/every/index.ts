import { chart } from './chart.ts';
import { frame } from './frame.ts';
import { menu } from './menu.ts';
import { number } from './number.ts';
import { page } from './page.ts';
import { radar } from './radar.ts';
import { room } from './room.ts';
import { server } from './server.ts';
import { shell } from './shell.ts';
import { sign } from './sign.ts';
import { time } from './time.ts';
import { wheel } from './wheel.ts';

/** Texts of every page. */
export default {
  ...chart,
  ...frame,
  ...menu,
  ...number,
  ...page,
  ...radar,
  ...room,
  ...server,
  ...shell,
  ...sign,
  ...time,
  ...wheel,
} as const;
