import { type ReactNode, useId, useRef, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { FloatingDialog } from '../float/FloatingDialog.tsx';
import { Trap } from '../float/Trap.tsx';
import { Icon } from '../Icon.tsx';
import './filter.css';

interface Props {
  readonly label: string;
  /** What is chosen, in words; empty for everything. */
  readonly text: string;
  /** The panel opens in its place, as in a sheet, instead of above the page. */
  readonly isInline: boolean;
  /** What opens; it may close itself. */
  panel(close: () => void): ReactNode;
  clear(): void;
}

/** A filter: its name, what is chosen, and a panel to choose in. */
export function Well({ label, text, isInline, panel, clear }: Props) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <div ref={frame} className="filter" data-inline={isInline || undefined}>
      <span id={`${id}-label`} className="filter-label">
        {label}
      </span>
      <div className="well" data-active={text !== '' || undefined}>
        <button
          type="button"
          className="well-value"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-haspopup={isInline ? undefined : 'dialog'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span id={`${id}-value`}>{text || t('list_all')}</span>
          {!text && <Icon name="down" size={16} />}
        </button>
        {text && (
          <button type="button" className="well-clear" aria-label={t('clear_of', { name: label })} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      {isOpen && isInline && <div className="panel">{panel(close)}</div>}
      {isOpen && !isInline && (
        <FloatingDialog label={label} frame={frame} className="panel" close={close}>
          <Trap>{panel(close)}</Trap>
        </FloatingDialog>
      )}
    </div>
  );
}
