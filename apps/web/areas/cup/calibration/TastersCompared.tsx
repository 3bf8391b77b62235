import { signed } from '@hanjan/charts/radar/score.ts';
import type { Tasters } from '@hanjan/model/qc/calibration.ts';
import { t } from '../../../base/texts/index.ts';
import { DotLine, DotScale } from './DotLine.tsx';
import { spreadText, TasterFigures } from './TasterFigures.tsx';

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
