import { createContext, use } from 'react';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import './copy.css';

/** Copies one field of the record that is being read; null where nothing is copied. */
export const CopyField = createContext<((name: string) => void) | null>(null);

/** Copies the value of a field. Appears beside its label under the pointer, with the focus, or when copying was chosen. */
export function CopyButton({ name, label }: { readonly name: string; readonly label: string }) {
  const copy = use(CopyField);
  if (!copy) return null;
  return (
    <button
      type="button"
      className="field-tool copy-field"
      aria-label={t('copy_of', { name: label })}
      title={t('field_copy')}
      onClick={() => copy(name)}
    >
      <Icon name="copy" size={16} />
    </button>
  );
}
