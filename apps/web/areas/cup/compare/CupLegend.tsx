import { CupSample } from '@hanjan/charts/radar/Compare.tsx';
import { tagText } from '@hanjan/charts/radar/compare.ts';
import { t } from '../../../base/texts/index.ts';
import type { ComparedNote } from './compare.ts';

interface Props {
  readonly compared: readonly ComparedNote[];
  /** The note that stands out. */
  readonly strong: number | null;
  emphasize(key: number): void;
  takeOut(key: number): void;
}

/** How each note is drawn, by its name: brings one out, or takes it away. What is not there is named too. */
export const CupLegend = ({ compared, strong, emphasize, takeOut }: Props) => (
  <ul className="cups-legend" aria-label={t('qc_compare_legend')}>
    {compared.map(({ key, nth, name, note }) => (
      <li key={key}>
        {note ? (
          <button type="button" className="cups-name" aria-pressed={strong === key} onClick={() => emphasize(key)}>
            <CupSample nth={nth} />
            <b>{tagText(nth)}</b>
            <span>
              {name}
              <small>{[note.cupnote_date, note.rgst_user].filter(Boolean).map(String).join(' · ')}</small>
            </span>
          </button>
        ) : (
          <span className="cups-name" data-missing>
            <b>{tagText(nth)}</b>
            <span>
              {name}
              <small>{t('qc_compare_missing')}</small>
            </span>
          </span>
        )}
        <button
          type="button"
          className="cups-out"
          aria-label={t('qc_compare_take_out', { name })}
          onClick={() => takeOut(key)}
        >
          ×
        </button>
      </li>
    ))}
  </ul>
);
