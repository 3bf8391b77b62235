import type { ReactNode } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Empty } from '../../../parts/states/states.tsx';
import './empty.css';

interface Props {
  onSample(): void;
  onByHand(): void;
  onLive(): void;
}

/** No roast is here yet: what will be here, and the other ways to one besides a file. */
export function RoastEmpty({ onSample, onByHand, onLive }: Props) {
  return (
    <div className="roast-empty">
      <Empty title={t('roast_empty_title')} text={t('roast_empty_text')} />
      <dl>
        <Way text={t('roast_sample_text')}>
          <button type="button" className="quiet-link" onClick={onSample}>
            {t('chart_sample')}
          </button>
        </Way>
        <Way text={t('roast_by_hand_text')}>
          <button type="button" className="quiet-link" onClick={onByHand}>
            {t('roast_by_hand')}
          </button>
        </Way>
        <Way text={t('roast_go_live_text')}>
          <button type="button" className="quiet-link" onClick={onLive}>
            {t('roast_go_live')}
          </button>
        </Way>
      </dl>
    </div>
  );
}

const Way = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div>
    <dt>{children}</dt>
    <dd>{text}</dd>
  </div>
);
