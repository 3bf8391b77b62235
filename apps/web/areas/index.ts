import { brew } from './brew/area.ts';
import { cup } from './cup/area.ts';
import { event } from './event/area.ts';
import { front } from './front/area.ts';
import { home } from './home/area.ts';
import { link } from './link/area.ts';
import { map } from './map/area.ts';
import { org } from './org/area.ts';
import { roast } from './roast/area.ts';
import { sign } from './sign/area.ts';
import { stock } from './stock/area.ts';

/** Every area of the product. */
export const areas = { front, home, sign, org, cup, brew, roast, stock, map, event, link };
