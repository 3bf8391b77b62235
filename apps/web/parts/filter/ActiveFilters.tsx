import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import './filter.css';

interface Props {
  readonly filters: readonly { readonly name: string; readonly label: string; readonly text: string }[];
  onRemove(name: string): void;
}

/** What a list is narrowed by, to be taken away. */
export const ActiveFilters = ({ filters, onRemove }: Props) => (
  <ul className="active-filters">
    {filters.map(({ name, label, text }) => (
      <li key={name}>
        <span>{text}</span>
        <button
          type="button"
          className="well-clear"
          aria-label={t('clear_of', { name: label })}
          onClick={() => onRemove(name)}
        >
          <Icon name="close" size={16} />
        </button>
      </li>
    ))}
  </ul>
);
