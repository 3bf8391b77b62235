import { useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { DragList } from '../../parts/rows/DragList.tsx';
import { DragRow, handleId } from '../../parts/rows/DragRow.tsx';
import { areSame, labelColumn, offeredColumns, ownColumns } from '../state/chosen_columns.ts';
import type { ToolProps } from '../state/tool.ts';
import '../../parts/rows/rows.css';
import '../tools.css';
import { columnHead } from '../state/head.ts';

/** Which columns a list shows, and in which order: by drag, by keys, by buttons. */
export default function ColumnsDialog({ screen, list, onClose }: ToolProps) {
  const [chosen, setChosen] = useState(list.state.columns);
  const own = ownColumns(screen);
  const label = labelColumn(screen);
  const rest = offeredColumns(screen).filter((name) => !chosen.includes(name));
  const without = (name: string) => chosen.filter((one) => one !== name);
  const move = (name: string, to: number) => setChosen(without(name).toSpliced(Math.max(0, to), 0, name));
  const remove = (name: string) => {
    setChosen(without(name));
    // What had the focus is gone; the column is among the others now.
    setTimeout(() => document.getElementById(`column-${name}`)?.focus());
  };
  const add = (name: string) => {
    setChosen([...chosen, name]);
    setTimeout(() => document.getElementById(handleId(name))?.focus());
  };
  const apply = () => {
    list.wear({ columns: chosen });
    onClose();
  };
  const row = (name: string) => {
    const place = chosen.indexOf(name);
    const text = columnHead(screen, name);
    return (
      <DragRow key={name} id={name} nth={place + 1}>
        <span className="tool-column">{text}</span>
        <span className="tool-column-ways">
          <Way
            icon="up"
            label={t('column_left', { name: text })}
            isOff={place === 0}
            run={() => move(name, place - 1)}
          />
          <Way
            icon="down"
            label={t('column_right', { name: text })}
            isOff={place === chosen.length - 1}
            run={() => move(name, place + 1)}
          />
          <Way icon="close" label={t('column_hide', { name: text })} isOff={name === label} run={() => remove(name)} />
        </span>
      </DragRow>
    );
  };
  return (
    <Dialog
      title={t('list_columns')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="subtle"
            className="dialog-discard"
            disabled={areSame(chosen, own)}
            onClick={() => setChosen(own)}
          >
            {t('columns_own')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={apply}>{t('columns_apply')}</Button>
        </>
      }
    >
      <p>{t('columns_text')}</p>
      <div className="tool-scroll">
        <div className="tool-columns">
          <DragList ids={chosen} onMove={move} row={row} />
        </div>
        {rest.length > 0 && (
          <fieldset className="tool-rest">
            <legend>{t('columns_rest')}</legend>
            {rest.map((name) => (
              <label key={name} className="pick">
                <input id={`column-${name}`} type="checkbox" checked={false} onChange={() => add(name)} />
                {columnHead(screen, name)}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}

interface WayProps {
  readonly icon: 'up' | 'down' | 'close';
  readonly label: string;
  /** It stays where it is and keeps the focus. */
  readonly isOff: boolean;
  run(): void;
}

const Way = ({ icon, label, isOff, run }: WayProps) => (
  <button
    type="button"
    data-way={icon}
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={() => isOff || run()}
  >
    <Icon name={icon === 'up' ? 'down' : icon} size={16} />
  </button>
);
