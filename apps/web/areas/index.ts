import { account } from './account/area.ts';
import { bean } from './bean/area.ts';
import { brew } from './brew/area.ts';
import { code } from './code/area.ts';
import { cup } from './cup/area.ts';
import { desk } from './desk/area.ts';
import { dial } from './dial/area.ts';
import { drink } from './drink/area.ts';
import { event } from './event/area.ts';
import { favorite } from './favorite/area.ts';
import { front } from './front/area.ts';
import { home } from './home/area.ts';
import { link } from './link/area.ts';
import { map } from './map/area.ts';
import { org } from './org/area.ts';
import { receive } from './receive/area.ts';
import { roast } from './roast/area.ts';
import { sign } from './sign/area.ts';
import { stock } from './stock/area.ts';
import { system } from './system/area.ts';

/** Every area of the product. */
export const areas = {
  front,
  home,
  sign,
  account,
  org,
  bean,
  cup,
  brew,
  roast,
  stock,
  map,
  code,
  dial,
  event,
  favorite,
  link,
  receive,
  desk,
  drink,
  system,
};
