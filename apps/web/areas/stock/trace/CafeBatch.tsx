import { nameInLocale } from '@hanjan/core';
import type { CafeTrace } from '@hanjan/model/cafe/trace.ts';
import { Link } from 'wouter';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { LongTable } from './LongTable.tsx';
import { shareText } from './trace_text.ts';

const BATCH = '/cafe/coffeebean/beandetail';

/** What the roastery tells the cafe of the batch that a lot is of. */
export function CafeBatch({ batch }: Pick<CafeTrace, 'batch'>) {
  const locale = currentLocale();
  if (!batch)
    return (
      <section className="trace-part">
        <h2>{t('trace_cafe_batch')}</h2>
        <p className="trace-note">{t('trace_cafe_no_batch')}</p>
      </section>
    );
  const { detail, greens } = batch;
  const { org_name, org_name_locale, blending_name, blending_name_locale, blending_result_date } = detail;
  const facts = [
    nameInLocale(org_name, org_name_locale, locale),
    nameInLocale(blending_name, blending_name_locale, locale),
    blending_result_date && t('trace_cafe_roasted', { day: blending_result_date }),
  ];
  const label = t('trace_cafe_greens');
  return (
    <section className="trace-part">
      <h2>{t('trace_cafe_batch')}</h2>
      <p>
        {facts.filter(Boolean).join(' · ')}{' '}
        <Link className="quiet-link" href={`${BATCH}/${detail.info_uuid}`}>
          {t('trace_cafe_more')}
        </Link>
      </p>
      {greens.length > 0 && (
        <LongTable
          label={label}
          columns={[
            {
              key: 'name',
              head: label,
              cell: ({ greenbean_name, greenbean_name_locale, greenbean_order: nth }) =>
                nameInLocale(greenbean_name, greenbean_name_locale, locale) || t('trace_cafe_green', { nth }),
            },
            {
              key: 'year',
              head: t('trace_cafe_year'),
              cell: ({ greenbean_year }) => greenbean_year ?? '–',
              isNumber: true,
            },
            {
              key: 'share',
              head: t('trace_cafe_share'),
              cell: ({ blending_percent }) =>
                blending_percent === undefined ? '–' : shareText(blending_percent / 1000),
              isNumber: true,
            },
          ]}
          rows={greens}
          keyOf={({ greenbean_order }) => String(greenbean_order)}
        />
      )}
    </section>
  );
}
