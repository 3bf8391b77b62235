import { organicLoss } from '@hanjan/model/presets.ts';
import { t } from '../../../base/texts/index.ts';
import { ageText, dayText, type Fact, gauged, massText, tenths } from './bean_text.ts';
import { Facts } from './Facts.tsx';
import type { PartProps } from './Origin.tsx';
import { Section } from './Section.tsx';

/** How a coffee was roasted, as far as that is shown. */
export function Roast({ info: { detail_result: detail }, isBelow }: Omit<PartProps, 'codes'>) {
  if (!detail) return null;
  const { blending_result_date: roasted, blending_result_year: year, blending_result_seq: seq } = detail;
  const parts = detail.roasting_list ?? [];
  const facts: readonly Fact[] = [
    // What is the coffee's own stands at its name.
    [t('beaninfo_day'), isBelow && roasted ? `${dayText(roasted)} (${ageText(roasted)})` : null],
    [t('beaninfo_batch'), year && seq ? `${year}-${seq}` : null],
    [t('beaninfo_loss'), tenths(detail.blending_loss, '%')],
    [t('beaninfo_organic_loss'), gauged(detail.blending_organic_loss, organicLoss)],
    [t('beaninfo_mass'), massText(detail.blending_total_mass)],
    [t('beaninfo_received'), detail.received_date && dayText(detail.received_date)],
    [t('beaninfo_received_mass'), massText(detail.received_mass)],
    [t('beaninfo_lot'), detail.received_div],
  ];
  if (parts.length === 0 && facts.every(([, value]) => !value)) return null;
  const columns = [
    ['beaninfo_share', (one: Part) => tenths(one.roasting_percent, '%')],
    ['beaninfo_mass', (one: Part) => massText(one.roasting_mass)],
    ['beaninfo_roast_loss', (one: Part) => tenths(one.roasting_loss, '%')],
    ['beaninfo_roast_moisture', (one: Part) => tenths(one.roasting_moisture, '%')],
    ['beaninfo_agtron', (one: Part) => one.roasting_agtron !== null && `#${one.roasting_agtron}`],
  ] as const;
  const shown = columns.filter(([, of]) => parts.some((one) => of(one)));
  return (
    <Section title={t('beaninfo_roasted')} isBelow={isBelow}>
      <Facts facts={facts} />
      {parts.length > 0 && (
        <table className="bean-roasts" aria-label={t('beaninfo_roasts')}>
          <thead>
            <tr>
              <th scope="col">{t('beaninfo_day')}</th>
              {shown.map(([key]) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((one, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was roasted into a blend has no number of its own here
              <tr key={nth}>
                <th scope="row">{one.roasting_result_date ? dayText(one.roasting_result_date) : '–'}</th>
                {shown.map(([key, of]) => (
                  <td key={key}>{of(one) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

type Part = NonNullable<NonNullable<PartProps['info']['detail_result']>['roasting_list']>[number];
