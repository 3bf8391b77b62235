import { Popover } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../i18n/index.ts';
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
  const id = useId();
  const close = () => setOpen(false);
  const well = (
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
  );
  return (
    <div className="filter" data-inline={isInline || undefined}>
      <span id={`${id}-label`} className="filter-label">
        {label}
      </span>
      {isInline ? (
        <>
          {well}
          {isOpen && <div className="panel">{panel(close)}</div>}
        </>
      ) : (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-start" withRoles={false} trapFocus returnFocus>
          <Popover.Target>{well}</Popover.Target>
          <Popover.Dropdown className="panel" role="dialog" aria-label={label}>
            {panel(close)}
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}
