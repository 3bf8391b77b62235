import { artisan, artisanJson } from './artisan/artisan.ts';
import { artisanCsv } from './artisan/artisan_csv.ts';
import { giesen } from './giesen.ts';
import { hibean } from './hibean.ts';
import { ikawa } from './ikawa.ts';
import { kaffelogic } from './kaffelogic.ts';
import { kaleido } from './kaleido.ts';
import { loring } from './loring.ts';
import { petroncini } from './petroncini.ts';
import { probat } from './probat.ts';
import type { Reader } from './reader.ts';
import { roastime } from './roastime.ts';
import { roest } from './roest.ts';
import { rubasse } from './rubasse.ts';
import { stronghold } from './stronghold.ts';
import { table } from './table/table.ts';

/** The first that recognises a text reads it; tables of anybody come last. */
export const READERS: readonly Reader[] = [
  artisan,
  artisanJson,
  artisanCsv,
  roastime,
  hibean,
  kaleido,
  ikawa,
  roest,
  giesen,
  loring,
  petroncini,
  probat,
  rubasse,
  kaffelogic,
  stronghold,
  table,
];
