import { useRef, useState } from 'react';
import { useMay } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import type { ToolProps } from '../state/tool.ts';
import type { View } from '../state/view.ts';
import { Rename } from './Rename.tsx';
import { useKeeping } from './useKeeping.ts';
import '../tools.css';

/** The views of a list, to be opened, renamed, removed and brought back, and to choose the one that it begins with. */
export default function ViewsDialog(props: ToolProps) {
  const { screen, list, views, onClose } = props;
  const keeping = useKeeping(screen, list, views);
  const [removed, setRemoved] = useState<readonly View[]>([]);
  const isClosed = useRef(false);
  const gone = removed.filter(({ id }) => views.all.every((view) => view.id !== id));
  const restore = (view: View) => void keeping.restore(view);
  const offer = (view: View) => {
    const action = { label: t('restore'), run: () => restore(view) };
    toast({ text: t('view_removed', { name: view.name }), action });
  };
  const note = (view: View) => (isClosed.current ? offer(view) : setRemoved((now) => [...now, view]));
  const close = () => {
    const last = gone.at(-1);
    if (last) offer(last);
    isClosed.current = true;
    onClose();
  };
  return (
    <Dialog title={t('views')} onClose={close} actions={<Button onClick={close}>{t('close')}</Button>}>
      {views.all.length === 0 && <p>{t('views_none')}</p>}
      <ul className="tool-views">
        {views.all.map((view) => (
          <ViewLine key={view.id} {...props} onClose={close} view={view} onRemoved={() => note(view)} />
        ))}
      </ul>
      <div role="status">
        {gone.map((view) => (
          <p key={view.id} className="tool-removed">
            {t('view_removed', { name: view.name })}
            <Ways name={view.name} ways={[{ key: 'restore', run: () => restore(view) }]} />
          </p>
        ))}
      </div>
    </Dialog>
  );
}

interface Way {
  readonly key: 'view_open' | 'view_begin' | 'view_begin_end' | 'view_rename' | 'record_remove' | 'restore';
  run(): void;
}

interface LineProps extends ToolProps {
  readonly view: View;
  onRemoved(): void;
}

function ViewLine({ screen, list, views, onClose, view, onRemoved }: LineProps) {
  const keeping = useKeeping(screen, list, views);
  const [isNaming, setNaming] = useState(false);
  const kept = (view.isShared && views.shared) || views.own;
  const [mayEdit, mayRemove] = [useMay(kept, 'edit'), useMay(kept, 'remove')];
  const isBegin = list.layout.begin === view.id;
  const open = () => {
    list.open(view);
    onClose();
  };
  const remove = async () => {
    if (await keeping.remove(view)) onRemoved();
  };
  const others = views.all.filter(({ id, isShared }) => id !== view.id && isShared === view.isShared);
  const ways: readonly (Way | false)[] = [
    { key: 'view_open', run: open },
    { key: isBegin ? 'view_begin_end' : 'view_begin', run: () => keeping.begin(isBegin ? undefined : view) },
    mayEdit && { key: 'view_rename', run: () => setNaming(true) },
    mayRemove && { key: 'record_remove', run: () => void remove() },
  ];
  return (
    <li>
      {isNaming ? (
        <Rename {...{ view, others }} save={(name) => keeping.rename(view, name)} onDone={() => setNaming(false)} />
      ) : (
        <span className="tool-name">{view.name}</span>
      )}
      <span className="tool-about">
        {[view.isShared && t('view_shared'), isBegin && t('view_is_begin')].filter(Boolean).join(', ')}
      </span>
      <Ways name={view.name} ways={ways.filter((way) => way !== false)} />
    </li>
  );
}

interface WaysProps {
  /** Of the view. */
  readonly name: string;
  readonly ways: readonly Way[];
}

const Ways = ({ name, ways }: WaysProps) => (
  <span className="tool-ways">
    {ways.map(({ key, run }) => (
      <button key={key} type="button" aria-label={t('view_way', { name, way: t(key) })} onClick={run}>
        <span className="quiet-link">{t(key)}</span>
      </button>
    ))}
  </span>
);
