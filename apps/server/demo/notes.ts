import type { Row } from '@hanjan/core';
import { seeds } from '@hanjan/model/seed/index.ts';
import type { Chance } from './chance.ts';
import { COFFEES, type Coffee } from './coffees.ts';
import { SENTENCES } from './words.ts';

const DAY_MS = 86_400_000;

/** The calendar day so many days before another. */
export const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

const AXES = ['balance', 'aroma', 'sweetness', 'body', 'flavor', 'acidity'] as const;
const PLACES = ['HOME', 'HOME', 'HOME', 'CAFE', 'CAFE', 'ROSTR', 'CUPR', 'OFFC', 'FAIR'];
const AFTERTASTE = ['CLEAN', 'SWEET', 'LINGERING', 'SHORT', 'DRY'];
const TEXTURE = ['SMOOTH', 'SILKY', 'SYRUPY', 'CREAMY', 'JUICY', 'TEALIKE', 'HEAVY'];
const FEELING = ['BALANCED', 'COMPLEX', 'BRIGHT', 'MELLOW', 'CLEAN', 'ROUND', 'DELICATE', 'BOLD'];

const flavorNames = new Map(
  seeds.code
    .filter(({ code_group_id }) => code_group_id === 'FLVR')
    .map(({ code_id, code_name, code_name_kr }) => [code_id, { ko: code_name_kr, en: code_name.toLowerCase() }]),
);

/** The keys of growing regions by country and code. */
export type Regions = ReadonlyMap<string, number>;

/** The origin of a coffee as the fields of a note or of a cafe's coffee say it. */
export function originOf({ country, region, variety, process }: Coffee, regions: Regions): Row {
  const key = region && regions.get(`${country}/${region}`);
  return {
    blending_country_list: [country],
    blending_region_list: key ? [key] : [],
    blending_variety_list: variety,
    blending_process_list: [process],
  };
}

/** What the sentences of a note are about. */
type About = Exclude<keyof (typeof SENTENCES)['ko'], 'shops'>;

/** How a cup of a coffee tasted, and some sentences about it. */
export function tasteOf(chance: Chance, coffee: Coffee, locale: 'ko' | 'en', about: readonly About[]): Row {
  const words: Readonly<Record<About, readonly string[]>> = SENTENCES[locale];
  const flavors = chance.some(coffee.flavors, chance.between(2, coffee.flavors.length));
  const [acidity, sweetness, body] = coffee.cup;
  const usual = { balance: 8, aroma: 8, sweetness, body, flavor: 8, acidity };
  const points = AXES.map((axis) => {
    const point = Math.min(10, Math.max(1, usual[axis] + chance.between(-2, 1)));
    return [`cupnote_${axis}_point`, chance.percent(92) ? point : null];
  });
  const flavor = flavorNames.get(flavors[0] ?? '')?.[locale] ?? '';
  const sentences = about.map((one) => chance.pick(words[one]));
  return {
    ...Object.fromEntries(points),
    cupnote_flavor_list: flavors,
    cupnote_aftertaste_list: chance.some(AFTERTASTE, chance.between(0, 2)),
    cupnote_texture_list: chance.some(TEXTURE, chance.between(0, 2)),
    cupnote_feeling_list: chance.some(FEELING, chance.between(0, 2)),
    cupnote_desc: chance.some(sentences, chance.between(1, sentences.length)).join(' ').replace('{flavor}', flavor),
  };
}

/** A coffee note that somebody might have written on one of the last four hundred days. */
export function noteOf(chance: Chance, locale: 'ko' | 'en', today: string, regions: Regions): Row {
  const coffee = chance.pick(COFFEES);
  const cupnote_date = daysBefore(today, chance.between(0, 400));
  return {
    cupnote_name: coffee[locale],
    store_name: chance.pick(SENTENCES[locale].shops),
    cupnote_place: chance.pick(PLACES),
    cupnote_date,
    cupnote_main: chance.percent(6),
    blending_result_date: chance.percent(85) ? daysBefore(cupnote_date, chance.between(2, 35)) : null,
    ...tasteOf(chance, coffee, locale, ['brewed', 'hot', 'cool', 'next']),
    ...originOf(coffee, regions),
    ...(chance.percent(30) && { inside_air: chance.between(190, 255) * 10, inside_humidity: chance.between(300, 650) }),
  };
}
