import { type ReactNode, useRef } from 'react';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import './chips.css';

interface Item {
  readonly id: string | number;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
  readonly isFailing: boolean;
  onRemove(id: Item['id']): void;
  /** Where more is added. */
  readonly children: ReactNode;
}

/** Chosen words as chips that can be taken away, and where more is added. */
export function Chips({ label, items, isFailing, onRemove, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="chips" data-failing={isFailing || undefined}>
      {items.length > 0 && (
        <ul aria-label={label}>
          {items.map(({ id, name }) => (
            <li key={id} className="chip">
              {name}
              <RemoveButton
                word={name}
                onClick={() => {
                  onRemove(id);
                  frame.current?.querySelector('input')?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="chips-add">
        <Icon name="plus" size={16} />
        {children}
      </div>
    </div>
  );
}

/** The cross at the end of a chip. */
export const RemoveButton = ({ word, onClick }: { readonly word: string; onClick(): void }) => (
  <button type="button" className="chip-remove" aria-label={t('take_away', { word })} onClick={onClick}>
    <Icon name="close" size={16} />
  </button>
);
