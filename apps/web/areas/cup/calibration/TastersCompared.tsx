import type { Tasters } from '@hanjan/model/qc/calibration.ts';
import { t } from '../../../base/texts/index.ts';
import { DeviationTable } from './DeviationTable.tsx';
import { TasterFigures } from './TasterFigures.tsx';

/** All tasters at a glance, then each of those whose name is known by the attributes. */
export default function TastersCompared({ tasters }: Pick<Tasters, 'tasters'>) {
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
        <DeviationTable
          head={t('calibration_taster')}
          rows={called.map(({ nth, title, total }) => ({ key: nth, label: title, deviation: total }))}
        />
        <p>{t('calibration_terms')}</p>
      </section>
      {called.map(({ name, nth, ...taster }) => name !== null && <TasterFigures key={nth} {...{ name, ...taster }} />)}
    </>
  );
}
