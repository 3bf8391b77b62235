import type { BeanDetail, BeanGreen, BeanInfo } from '@hanjan/model/bean/info.ts';
import { Suspense } from 'react';
import { t } from '../../../base/texts/index.ts';
import { ShareBar } from '../../../parts/rows/ShareBar.tsx';
import { type Codes, nameIn, namesIn } from '../code_names.ts';
import { dayText, type Fact, massText, monthsText, pairName, rangeText, tenths } from './bean_text.ts';
import { drawing } from './chart.ts';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';

const BeanMap = drawing(() => import('../charts/BeanMap.tsx'));

export interface PartProps {
  readonly info: Pick<BeanInfo, 'greenbean_list' | 'cupnote_list' | 'brewing_list'> & {
    readonly detail_result?: BeanDetail;
  };
  readonly codes: Codes;
  /** What stands below a heading of its own. */
  readonly isBelow: boolean;
}

/** Where a coffee grew: its countries on a map, and each green coffee with its share, or what is said of all of them. */
export function Origin({ info: { detail_result, greenbean_list = [] }, codes, isBelow }: PartProps) {
  const countries = isBelow ? [] : (detail_result?.blending_country_list ?? []);
  const shares = greenbean_list.map((one) => ({ id: String(one.greenbean_order), size: one.blending_percent ?? null }));
  const hasShares = shares.length > 1 && shares.every(({ size }) => size);
  const facts = greenbean_list.length > 0 || !detail_result ? [] : factsOf(detail_result, codes);
  if (countries.length === 0 && greenbean_list.length === 0 && facts.every(([, value]) => !value)) return null;
  return (
    <Section title={t('beaninfo_origin')} isBelow={isBelow}>
      {greenbean_list.length === 0 && countries.length > 0 && (
        <p>{namesIn(codes, 'CNTR', countries, detail_result?.blending_country_etc).join(', ')}</p>
      )}
      {countries.length > 0 && codes?.CNTR && (
        <Suspense fallback={<div className="bean-map" />}>
          <BeanMap codes={codes.CNTR} chosen={countries} />
        </Suspense>
      )}
      {hasShares && <ShareBar shares={shares} current={null} />}
      {greenbean_list.length > 0 && (
        <ol className="bean-greens">
          {greenbean_list.map((green) => (
            <Green key={green.greenbean_order} {...{ green, codes, hasShares }} />
          ))}
        </ol>
      )}
      <Facts facts={facts} />
    </Section>
  );
}

interface GreenProps {
  readonly green: BeanGreen;
  readonly codes: Codes;
  readonly hasShares: boolean;
}

function Green({ green, codes, hasShares }: GreenProps) {
  const { greenbean_order: nth, country_code } = green;
  const name = pairName(green.greenbean_name, green.greenbean_name_locale);
  const country = country_code ? nameIn(codes, 'CNTR', country_code) : '';
  const grades = [...namesIn(codes, 'BGRD', [green.grade]), ...namesIn(codes, 'BQLT', [green.grade_detail])];
  const facts: readonly Fact[] = [
    [t('beaninfo_country'), name && country],
    [t('beaninfo_region'), pairName(green.region_name, green.region_name_locale)],
    [t('beaninfo_farm'), pairName(green.farm_name, green.farm_name_locale)],
    [t('beaninfo_variety'), namesIn(codes, 'VRT', green.variety, green.variety_etc).join(', ')],
    [t('beaninfo_process'), namesIn(codes, 'PRCS', [green.process], green.process_etc).join(', ')],
    [t('beaninfo_grade'), grades.join(', ')],
    [t('beaninfo_altitude'), rangeText([green.altitude_min, green.altitude_max], 'm')],
    [t('beaninfo_harvest'), monthsText(green.harvest_min, green.harvest_max)],
    [t('beaninfo_year'), green.greenbean_year ? String(green.greenbean_year) : null],
    [t('beaninfo_imported'), green.greenbean_import_date && dayText(green.greenbean_import_date)],
    [t('beaninfo_packed'), green.greenbean_packaging_date && dayText(green.greenbean_packaging_date)],
    [t('beaninfo_moisture'), rangeText([green.moisture_min, green.moisture_max], '%', 10)],
    [t('beaninfo_density'), rangeText([green.density_min, green.density_max], 'g/L')],
    [t('beaninfo_green_mass'), massText(green.greenbean_mass)],
  ];
  return (
    <li>
      <p className="bean-green-name">
        {hasShares && (
          <>
            <small>{nth}</small>
            <span className="number">{tenths(green.blending_percent, '%')}</span>
          </>
        )}
        <b>{name || country || t('beaninfo_part', { nth })}</b>
      </p>
      <Facts facts={facts} />
    </li>
  );
}

/** What is said of all of a coffee, where its green coffees are not named; its countries stand at its name. */
const factsOf = (detail: BeanDetail, codes: Codes): readonly Fact[] => [
  [t('beaninfo_region'), detail.blending_region?.map((one) => pairName(one.name, one.name_locale)).join(', ')],
  [t('beaninfo_farm'), detail.blending_farm?.map((one) => pairName(one.name, one.name_locale)).join(', ')],
  [t('beaninfo_variety'), namesIn(codes, 'VRT', detail.blending_variety_list, detail.blending_variety_etc).join(', ')],
  [t('beaninfo_process'), namesIn(codes, 'PRCS', detail.blending_process_list, detail.blending_process_etc).join(', ')],
];
