import type { Screen } from '@hanjan/core';
import { LEAST_SHARED } from '@hanjan/core/calc/taste/calibration.ts';
import { CALIBRATION_DAYS, USUAL_DAYS } from '@hanjan/model/qc/calibration.ts';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Choose } from '../../../parts/Choose.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { calibrationAt, kindAt } from './calibration_link.ts';
import { useTasters } from './useTasters.ts';
import './calibration.css';

/** It draws scores as charts do that pages of guests share, and is not to part those. */
const TastersCompared = later(() => import('./TastersCompared.tsx'));

/** How the scores of an organisation's tasters compare, over the cups that two or more of them had. */
export default function QcCalibration() {
  const { notes } = calibrationAt(useLocation()[0]);
  return <ScreenFrame name={notes}>{(screen) => <OfDays screen={screen} />}</ScreenFrame>;
}

function OfDays({ screen }: { readonly screen: Screen }) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('days');
  const days = CALIBRATION_DAYS.find((one) => String(one) === asked) ?? USUAL_DAYS;
  const hrefOf = (of: number) => `${path}?days=${of}`;
  const { data, error, refetch } = useTasters(screen, calibrationAt(path).call, days);
  const longest = Math.max(...CALIBRATION_DAYS);
  if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  return (
    <article className="calibration">
      <header>
        <h1>{t('menu_qc_calibration')}</h1>
        <p>{t('calibration_lead')}</p>
        <div className="calibration-asked">
          <Choose
            label={(name) => t('calibration_period', { name })}
            options={CALIBRATION_DAYS}
            chosen={days}
            textOf={(one) => t('calibration_days', { days: one })}
            choose={(one) => navigate(hrefOf(one))}
          />
          {data && data.cups > 0 && <span role="status">{t('calibration_cups', { count: data.cups })}</span>}
        </div>
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {!data && <SkeletonRows rows={6} />}
      {data && data.tasters.length === 0 && (
        <Empty
          title={t('calibration_empty_title')}
          text={t(`calibration_empty_${kindAt(path)}`, { least: LEAST_SHARED })}
          action={
            days < longest && (
              <ButtonLink href={hrefOf(longest)} variant="default">
                {t('calibration_longer', { days: longest })}
              </ButtonLink>
            )
          }
        />
      )}
      {data && data.tasters.length > 0 && (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <TastersCompared tasters={data.tasters} />
        </Suspense>
      )}
    </article>
  );
}
