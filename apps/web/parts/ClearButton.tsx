import { t } from '../base/texts/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** What is taken back. */
  readonly label: string;
  readonly className: string;
  run(): void;
}

/** Takes back what is chosen. Keys do that in the control itself, so that Tab passes it over. */
export const ClearButton = ({ label, className, run }: Props) => (
  <button type="button" tabIndex={-1} className={className} aria-label={t('clear_of', { name: label })} onClick={run}>
    <Icon name="close" size={16} />
  </button>
);
