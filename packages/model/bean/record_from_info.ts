import { cutToBytes, ETC, nameInLocale, type Row } from '@hanjan/core';
import type { BeanDetail, BeanGreen, BeanInfo } from './info.ts';

/**
 * What is written down of a coffee that somebody has by its link: fields of records of their own, as far as the link shows
 * them. What a roastery shows of a cafe's coffee stands in for what the cafe leaves out.
 */

/** A person's note of it. */
export function noteOf(info: BeanInfo, locale: string): Row {
  const { detail_result: detail } = info;
  const roasted = factOf(info, 'blending_loss');
  return {
    coffeebean_uuid_type: detail.info_type,
    coffeebean_uuid: detail.info_uuid,
    cupnote_name:
      nameInLocale(detail.coffeebean_name, detail.coffeebean_name_locale, locale) ||
      nameInLocale(factOf(info, 'blending_name'), factOf(info, 'blending_name_locale'), locale) ||
      null,
    store_name: nameInLocale(detail.org_name, detail.org_name_locale, locale) || null,
    ...originOf(info, locale),
    ...listed(
      'blending_grade',
      valuesOfGreens(info, ({ grade }) => [grade]),
    ),
    ...listed(
      'blending_grade_detail',
      valuesOfGreens(info, ({ grade_detail }) => [grade_detail]),
    ),
    blending_result_date: factOf(info, 'blending_result_date'),
    blending_info_detail_use: roasted !== null,
    blending_loss: roasted,
    blending_organic_loss: factOf(info, 'blending_organic_loss'),
  };
}

/** A cafe's coffee, of a blend of a roastery. */
export function coffeeOf(info: BeanInfo, locale: string): Row {
  const { detail_result: detail } = info;
  return {
    coffeebean_name: detail.blending_name ?? null,
    coffeebean_name_locale: detail.blending_name_locale ?? null,
    coffeebean_single_origin: detail.blending_single_origin ?? false,
    coffeebean_desc: detail.blending_desc ?? null,
    ...originOf(info, locale),
    blending_uuid: detail.info_uuid,
  };
}

/** A lot that came into a cafe, of a batch of a roastery. */
export function lotOf({ detail_result: detail }: BeanInfo): Row {
  return {
    blending_result_date: detail.blending_result_date ?? null,
    blending_loss: detail.blending_loss ?? null,
    blending_organic_loss: detail.blending_organic_loss ?? null,
    received_mass: detail.delivered_mass ?? null,
    blending_result_uuid: detail.info_uuid,
  };
}

/** Where it comes from. Regions and farms are shown by name, so that they stand in own words. */
function originOf(info: BeanInfo, locale: string): Row {
  const called = (plain: string | null | undefined, local: string | null | undefined) =>
    nameInLocale(plain, local, locale);
  const places = (word: 'blending_region' | 'blending_farm', of: (green: BeanGreen) => string) => {
    const named = factOf(info, word)?.map(({ name, name_locale }) => called(name, name_locale)) ?? [];
    return inWords(named.length > 0 ? named : valuesOfGreens(info, (green) => [of(green)]));
  };
  return {
    ...listed('blending_country', factOf(info, 'blending_country_list') ?? [], factOf(info, 'blending_country_etc')),
    blending_region_etc: places('blending_region', (green) => called(green.region_name, green.region_name_locale)),
    blending_farm_etc: places('blending_farm', (green) => called(green.farm_name, green.farm_name_locale)),
    ...listed(
      'blending_variety',
      factOf(info, 'blending_variety_list') ?? [],
      factOf(info, 'blending_variety_etc') ?? inWords(valuesOfGreens(info, ({ variety_etc }) => [variety_etc])),
    ),
    ...listed(
      'blending_process',
      factOf(info, 'blending_process_list') ?? [],
      factOf(info, 'blending_process_etc') ?? inWords(valuesOfGreens(info, ({ process_etc }) => [process_etc])),
    ),
  };
}

/** A fact of it: as whoever the link is of shows it, or else as its roaster does. */
function factOf<W extends keyof BeanDetail>(info: BeanInfo, word: W): NonNullable<BeanDetail[W]> | null {
  const words = [info.detail_result[word], info.blending_result?.detail_result?.[word]];
  return words.find((one) => one != null && !(Array.isArray(one) && one.length === 0)) ?? null;
}

/** What its green beans have in common, each once. */
function valuesOfGreens(
  info: BeanInfo,
  of: (green: BeanGreen) => readonly (string | null | undefined)[],
): readonly string[] {
  const greens = info.greenbean_list ?? info.blending_result?.greenbean_list ?? [];
  return [...new Set(greens.flatMap(of).filter((one) => typeof one === 'string' && one !== ''))] as string[];
}

/** A list of codes with its own words; the choice of own words is left out where there are none. */
function listed(name: string, codes: readonly string[], words: string | null = null): Row {
  const isOwn = codes.includes(ETC) && words !== null;
  const shown = codes.filter((code) => code !== ETC || isOwn);
  return { [`${name}_list`]: shown.length > 0 ? shown : null, [`${name}_etc`]: isOwn ? words : null };
}

const MOST_BYTES = 300;
const inWords = (names: readonly string[]): string | null =>
  names.length > 0 ? cutToBytes(names.join(', '), MOST_BYTES) : null;
