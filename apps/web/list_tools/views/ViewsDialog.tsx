import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { useMay } from '../../session.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import type { ToolProps } from '../tools.ts';
import { nameFault } from './name_fault.ts';
import { useKeeping } from './useKeeping.ts';
import type { View } from './view.ts';
import '../tools.css';

/** The views of a list, to be opened, renamed, removed, and to choose the one that it begins with. */
export default function ViewsDialog(props: ToolProps) {
  const { views, onClose } = props;
  return (
    <Dialog title={t('views')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {views.all.length === 0 && <p>{t('views_none')}</p>}
      <ul className="tool-views">
        {views.all.map((view) => (
          <ViewLine key={view.id} {...props} view={view} />
        ))}
      </ul>
    </Dialog>
  );
}

interface Way {
  readonly key: 'view_open' | 'view_begin' | 'view_begin_end' | 'view_rename' | 'record_remove';
  run(): void;
}

function ViewLine({ screen, list, views, onClose, view }: ToolProps & { readonly view: View }) {
  const keeping = useKeeping(screen, list, views);
  const [isNaming, setNaming] = useState(false);
  const kept = (view.isShared && views.shared) || views.own;
  const [mayEdit, mayRemove] = [useMay(kept, 'edit'), useMay(kept, 'remove')];
  const isBegin = list.layout.begin === view.id;
  const open = () => {
    list.open(view);
    onClose();
  };
  const ways: readonly (Way | false)[] = [
    { key: 'view_open', run: open },
    { key: isBegin ? 'view_begin_end' : 'view_begin', run: () => keeping.begin(isBegin ? undefined : view) },
    mayEdit && { key: 'view_rename', run: () => setNaming(true) },
    mayRemove && { key: 'record_remove', run: () => void keeping.remove(view) },
  ];
  return (
    <li>
      {isNaming ? (
        <Rename view={view} save={(name) => keeping.rename(view, name)} onDone={() => setNaming(false)} />
      ) : (
        <span className="tool-name">{view.name}</span>
      )}
      <span className="tool-about">
        {[view.isShared && t('view_shared'), isBegin && t('view_is_begin')].filter(Boolean).join(', ')}
      </span>
      <span className="tool-ways">
        {ways
          .filter((way) => way !== false)
          .map(({ key, run }) => (
            <button key={key} type="button" aria-label={t('view_way', { name: view.name, way: t(key) })} onClick={run}>
              <span className="quiet-link">{t(key)}</span>
            </button>
          ))}
      </span>
    </li>
  );
}

interface RenameProps {
  readonly view: View;
  save(name: string): Promise<boolean>;
  onDone(): void;
}

function Rename({ view, save, onDone }: RenameProps) {
  const [name, setName] = useState(view.name);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = nameFault(name);
    setFault(wrong);
    if (wrong !== null) event.currentTarget.querySelector('input')?.focus();
    else if (name.trim() === view.name || (await save(name.trim()))) onDone();
  };
  return (
    <form className="tool-rename" onSubmit={submit} noValidate>
      <TextInput
        aria-label={t('view_name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value.normalize('NFC'))}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog stays open.
          event.preventDefault();
          onDone();
        }}
        error={fault}
        autoComplete="off"
        autoFocus
      />
      <Button type="submit" variant="default">
        {t('record_save')}
      </Button>
    </form>
  );
}
