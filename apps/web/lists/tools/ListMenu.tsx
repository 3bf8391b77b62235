import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Popup, type PopupItem } from '../../parts/Popup.tsx';
import type { Tool, ToolPlace, ToolProps } from '../state/tool.ts';
import { useKeeping } from '../views/useKeeping.ts';
import { viewItems } from '../views/ViewTool.tsx';
import { columnsTool, removedTool, sheetTools, viewTools } from './tools.ts';
import '../tools.css';

interface Props extends Omit<ToolProps, 'onClose'>, ToolPlace {
  /** Begins to choose rows; absent where nothing can be done with several. */
  readonly onSelect: (() => void) | undefined;
}

/** What can be done with a whole list: a small menu at a desk, one sheet on a phone. */
export function ListMenu(props: Props) {
  const { screen, list, views, isEmpty, onSelect } = props;
  const { state } = list;
  const [tool, setTool] = useState<Tool | null>(null);
  const [isSheet, setSheet] = useState(false);
  const keeping = useKeeping(screen, list, views);
  const { current, isChanged } = views;
  const mayReplace = useMay((current?.isShared && views.shared) || views.own, 'edit');
  const [, navigate] = useLocation();
  const line = (one: Tool): PopupItem => ({
    key: one.key,
    label: t(one.text),
    run: () => (one.search === undefined ? setTool(one) : navigate(list.path + one.search)),
  });
  const density = state.density === 'dense' ? 'roomy' : 'dense';
  const isDesk = list.device === 'desk';
  // Under a finger rows keep their room.
  const mayBeDense = isDesk && matchMedia('(pointer: fine)').matches;
  const ofRecords: PopupItem[] = [
    line(columnsTool),
    ...(mayBeDense ? [{ key: 'density', label: t(`density_${density}`), run: () => list.wear({ density }) }] : []),
    ...(onSelect ? [{ key: 'select', label: t('list_select'), run: onSelect }] : []),
    ...(current && isChanged && mayReplace
      ? [{ key: 'replace', label: t('view_replace', { name: current.name }), run: () => keeping.replace(current) }]
      : []),
    ...viewTools.filter(({ key }) => key !== 'views' || views.all.length > 0).map(line),
  ];
  const items = [
    ...(isEmpty ? [] : ofRecords),
    ...[...sheetTools, removedTool].filter(({ isFor }) => isFor?.(props) ?? !isEmpty).map(line),
  ];
  const close = () => setSheet(false);
  // What is open stays, so that it can say why it may do no more.
  if (items.length === 0 && tool === null) return null;
  return (
    <>
      {isDesk ? (
        <Popup label={t('list_tools')} button={<Icon name="more" />} items={items} />
      ) : (
        <button type="button" className="tool" aria-label={t('list_tools')} onClick={() => setSheet(true)}>
          <Icon name="more" />
        </button>
      )}
      {isSheet && (
        <Dialog
          title={textOf(`list_${screen.name}_title`)}
          onClose={close}
          actions={<Button onClick={close}>{t('close')}</Button>}
        >
          {views.all.length > 0 && <Lines label={t('views')} items={viewItems(props)} close={close} />}
          <Lines label={t('list_tools')} items={items} close={close} />
        </Dialog>
      )}
      <Suspense>{tool?.Opened && <tool.Opened {...props} onClose={() => setTool(null)} />}</Suspense>
    </>
  );
}

interface LinesProps {
  readonly label: string;
  readonly items: readonly PopupItem[];
  close(): void;
}

const Lines = ({ label, items, close }: LinesProps) => (
  <ul className="tool-lines" aria-label={label}>
    {items.map(({ key, label: text, chosen, run }) => (
      <li key={key}>
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => {
            close();
            run();
          }}
        >
          {text}
          {chosen && <Icon name="check" size={16} />}
        </button>
      </li>
    ))}
  </ul>
);
