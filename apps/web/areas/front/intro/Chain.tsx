import { t } from '../../../base/texts/index.ts';
import './chain.css';

const STATIONS = ['origin', 'roast', 'received', 'brew', 'note'] as const;

/** What is stored of one coffee on its way from the green lot to the cup. */
export const Chain = () => (
  <section className="chain">
    <h2>{t('intro_chain')}</h2>
    <ol>
      {STATIONS.map((station) => (
        <li key={station}>
          <span>{t(`intro_chain_${station}`)}</span>
          <b>{t(`intro_chain_${station}_name`)}</b>
          <span>{t(`intro_chain_${station}_detail`)}</span>
        </li>
      ))}
    </ol>
  </section>
);
