import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Popup, type PopupItem } from '../../parts/Popup.tsx';
import type { Views } from '../state/tool.ts';
import type { ListAddress } from '../state/useListState.ts';
import type { View } from '../state/view.ts';

interface Props {
  readonly list: ListAddress;
  readonly views: Views;
}

/** The list as it is, and its views, to go to by name. */
export const viewItems = ({ list, views: { all, current } }: Props): PopupItem[] => [
  {
    key: 'plain',
    label: t('view_plain'),
    chosen: current === undefined,
    // Where a view would open by itself, none is said.
    run: () => list.open({ id: list.layout.begin === undefined ? null : '0', query: '' }),
  },
  ...all.map((view) => ({
    key: view.id,
    label: labelOf(view),
    chosen: view === current,
    run: () => list.open(view),
  })),
];

/** A view by its name; one of one's own and one of all may have the same. */
const labelOf = ({ name, isShared }: View): string => (isShared ? t('view_of_all', { name }) : name);

/** The name of the view that is shown, and the others below it. It is there once there is a view. */
export function ViewTool(props: Props) {
  const { all, current, isChanged } = props.views;
  if (all.length === 0) return null;
  const name = current ? labelOf(current) : t('views');
  const shown = isChanged ? t('view_changed', { name }) : name;
  const button = (
    <>
      <span className="list-view">{shown}</span>
      <Icon name="down" size={16} />
    </>
  );
  return <Popup label={t('view_choose', { name: shown })} button={button} items={viewItems(props)} />;
}
