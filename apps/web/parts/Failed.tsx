import { t } from '../base/texts/index.ts';
import './failed.css';

interface Props {
  readonly text: string;
  onRetry(): void;
}

/** Something beside the content failed: what, and trying again. */
export const Failed = ({ text, onRetry }: Props) => (
  <p className="failed" role="alert">
    {text}
    <button type="button" className="quiet-link" onClick={onRetry}>
      {t('retry')}
    </button>
  </p>
);
