import { signed } from '@hanjan/charts/radar/score.ts';
import type { Screen } from '@hanjan/core';
import { LEAST_SHARED } from '@hanjan/core/calc/calibration.ts';
import { CALIBRATION_DAYS, type Tasters, USUAL_DAYS } from '@hanjan/model/qc/calibration.ts';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Choose } from '../../../parts/Choose.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { DotLine, DotScale } from './DotLine.tsx';
import { spreadText, TasterFigures } from './TasterFigures.tsx';
import { useTasters } from './useTasters.ts';
import './calibration.css';

/** How the tasters of a roastery score beside one another, over the cups that two or more of them had. */
export default function QcCalibration() {
  return <ScreenFrame name="roaster_qc_roasting">{(screen) => <OfDays screen={screen} />}</ScreenFrame>;
}

function OfDays({ screen }: { readonly screen: Screen }) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('days');
  const days = CALIBRATION_DAYS.find((one) => String(one) === asked) ?? USUAL_DAYS;
  const hrefOf = (of: number) => `${path}?days=${of}`;
  const { data, error, refetch } = useTasters(screen, days);
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
          text={t('calibration_empty_text', { least: LEAST_SHARED })}
          action={
            days < longest && (
              <ButtonLink href={hrefOf(longest)} variant="default">
                {t('calibration_longer', { days: longest })}
              </ButtonLink>
            )
          }
        />
      )}
      {data && data.tasters.length > 0 && <Compared {...data} />}
    </article>
  );
}

/** All tasters at a glance, then each of those whose name is known by the attributes. */
function Compared({ tasters }: Tasters) {
  const unnamed = tasters.filter(({ name }) => name === null);
  const called = tasters.map((taster, nth) => {
    const { name, is_me } = taster;
    const no = unnamed.indexOf(taster) + 1;
    const title = name === null ? t('calibration_other', { no }) : is_me ? t('calibration_me', { name }) : name;
    return { ...taster, nth, title };
  });
  return (
    <>
      <section className="calibration-all">
        <h2>{t('calibration_overview')}</h2>
        <p>{t('calibration_scale')}</p>
        <table className="calibration-table">
          <thead>
            <tr>
              <th scope="col">{t('calibration_taster')}</th>
              <DotScale />
              <th scope="col">{t('calibration_bias')}</th>
              <th scope="col">{t('calibration_spread')}</th>
              <th scope="col">{t('calibration_shared')}</th>
            </tr>
          </thead>
          <tbody>
            {called.map(({ nth, title, total }) => (
              <tr key={nth}>
                <th scope="row">{title}</th>
                <td>
                  <DotLine bias={total.bias} />
                </td>
                <td>{signed(total.bias, 0)}</td>
                <td>{spreadText(total.spread)}</td>
                <td>{total.cups}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('calibration_terms')}</p>
      </section>
      {called.map(({ name, nth, ...taster }) => name !== null && <TasterFigures key={nth} {...{ name, ...taster }} />)}
    </>
  );
}
