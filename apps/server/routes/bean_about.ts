import { GUEST, nameInLocale, readUuid } from '@hanjan/core';
import { BEAN_KINDS, BEAN_LINKS, type BeanDetail, type BeanInfo } from '@hanjan/model/bean/info.ts';
import { type Locale, localeInfo, localeOf, withoutLocale } from '@hanjan/model/messages/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Run } from '../db/statement.ts';
import { findBeanInfo, isBeanIndexed } from '../domain/bean_info.ts';
import type { About, AboutPage } from '../http/about.ts';
import { textsFor } from '../http/texts.ts';

/** So many at once are read for pages that do not need it: people come before what reads pages by itself. */
const AT_ONCE = 2;
const LONGEST = 200;

/**
 * What the pages of coffees say of themselves: what everybody may know of a coffee, and of a link that is unknown or
 * private the same few words. `onError` is called with what failed; a page is answered anyway.
 */
export function beanAbout({ readOnce }: Database, origin: string, onError: (error: unknown) => void): AboutPage {
  let reading = 0;
  return async (path) => {
    const plain = withoutLocale(path);
    const kind = BEAN_KINDS.find((one) => plain.startsWith(`${BEAN_LINKS[one].page}/`));
    if (!kind) return null;
    const locale = localeOf(path);
    const { page } = BEAN_LINKS[kind];
    const link = readUuid(plain.slice(page.length + 1));
    const url = `${origin}${localeInfo(locale).prefix}${page}${link ? `/${link}` : ''}`;
    if (!link || reading >= AT_ONCE) return nothing(url, locale);
    reading += 1;
    try {
      const found = await readOnce(GUEST, async (run) => {
        const info = await findBeanInfo(run, kind, link, 'normal');
        if (!info) return null;
        const about = aboutOf(info, await countriesOf(run, info.detail_result, locale), url, locale);
        return { ...about, isIndexed: await isBeanIndexed(run, info, link) };
      });
      return found ?? nothing(url, locale);
    } catch (error) {
      onError(error);
      return nothing(url, locale);
    } finally {
      reading -= 1;
    }
  };
}

/** What is said where everybody may know nothing. */
function nothing(url: string, locale: Locale): About {
  const t = textsFor(locale);
  return { title: t('menu_beannote'), description: t('beaninfo_about'), url, locale };
}

async function countriesOf(run: Run, { blending_country_list: ids }: BeanDetail, locale: Locale): Promise<string[]> {
  if (!ids?.length) return [];
  const rows = await run(
    sql<{ code_id: string; code_name: string; code_name_kr: string }>`SELECT code_id, code_name, code_name_kr
      FROM code_choice WHERE code_group_id = 'CNTR' AND code_id = ANY(${[...ids]})`,
  );
  return ids.flatMap((id) => {
    const row = rows.find(({ code_id }) => code_id === id);
    return row ? [nameInLocale(row.code_name, row.code_name_kr, locale)] : [];
  });
}

function aboutOf(info: BeanInfo, countries: readonly string[], url: string, locale: Locale): About {
  const t = textsFor(locale);
  const { detail_result: detail, blending_result: from } = info;
  const name = nameInLocale(
    detail.coffeebean_name ?? detail.blending_name,
    detail.coffeebean_name_locale ?? detail.blending_name_locale,
    locale,
  );
  const org = orgIn(detail, locale);
  const roaster = from?.detail_result && orgIn(from.detail_result, locale);
  const roasted = detail.blending_result_date;
  const isSingle = detail.coffeebean_single_origin ?? detail.blending_single_origin;
  const desc = detail.coffeebean_desc ?? detail.blending_desc;
  const facts = [
    org,
    t(isSingle ? 'beaninfo_single' : 'beaninfo_blend'),
    countries.join(', '),
    roasted ? t('beaninfo_roasted_on', { day: roasted }) : '',
    desc ?? '',
  ];
  return {
    title: name,
    description: [...facts.filter(Boolean).join(' · ')].slice(0, LONGEST).join(''),
    url,
    locale,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      url,
      category: 'Coffee',
      brand: { '@type': 'Organization', name: org },
      ...(roaster && { manufacturer: { '@type': 'Organization', name: roaster } }),
      ...(desc && { description: desc }),
      ...(countries.length > 0 && { countryOfOrigin: countries.map((one) => ({ '@type': 'Country', name: one })) }),
      ...(roasted && { productionDate: roasted }),
    },
  };
}

const orgIn = ({ org_name, org_name_locale }: BeanDetail, locale: Locale): string =>
  nameInLocale(org_name, org_name_locale, locale);
