import { alogOf, csvOf, jsonOf, profileOf } from './artisan.ts';
import type { Fixture } from './fixture.ts';
import { giesenFixtures } from './giesen.ts';
import { hibeanFixtures } from './hibean.ts';
import { ikawaFixtures } from './ikawa.ts';
import { kaffelogicFixtures } from './kaffelogic.ts';
import { kaleidoFixtures } from './kaleido.ts';
import { loringFixtures } from './loring.ts';
import { petronciniFixtures } from './petroncini.ts';
import { probatFixtures } from './probat.ts';
import { roastimeFixtures } from './roastime.ts';
import { roestFixtures } from './roest.ts';
import { rubasseFixtures } from './rubasse.ts';
import { strongholdFixtures } from './stronghold.ts';
import { tableFixtures } from './tables.ts';

/** A log of every program that is known, and tables of anybody. */
export const FIXTURES: readonly Fixture[] = [
  { name: 'Artisan', source: 'artisan', text: alogOf(profileOf()) },
  { name: 'Artisan JSON', source: 'artisan_json', text: jsonOf(profileOf()) },
  { name: 'Artisan CSV', source: 'artisan_csv', text: csvOf(profileOf()) },
  ...roastimeFixtures,
  ...hibeanFixtures,
  ...ikawaFixtures,
  ...kaleidoFixtures,
  ...roestFixtures,
  ...giesenFixtures,
  ...loringFixtures,
  ...petronciniFixtures,
  ...probatFixtures,
  ...rubasseFixtures,
  ...kaffelogicFixtures,
  ...strongholdFixtures,
  ...tableFixtures,
];
