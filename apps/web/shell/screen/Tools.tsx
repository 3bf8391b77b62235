import { StarTool } from '../../areas/favorite/StarTool.tsx';
import { LabelKey, useLabels } from '../../lists/labels/LabelTool.tsx';
import { WalkTool } from '../../lists/walk/WalkTool.tsx';
import { useMedia } from '../../parts/size/useMedia.ts';
import type { RecordTools } from '../../records/detail/RecordView.tsx';

/** The way to the records beside one, its star, and labels of it: a line of its menu on a phone, where keys have no room. */
export const Tools: RecordTools = ({ menu, ...props }) => {
  const { screen, record } = props;
  const isPhone = useMedia('(max-width: 767px)');
  const { item, opened } = useLabels({ screen, keys: [Number(record[screen.entity.key])] });
  const more = screen.labels ? [item] : [];
  return (
    <>
      <WalkTool {...props} />
      <StarTool {...{ screen, record }} />
      {!isPhone && more.map((one) => <LabelKey key={one.key} item={one} />)}
      {/* Paper may be wider than a phone: what is open stays where it is. */}
      {opened}
      {menu(isPhone ? more : [])}
    </>
  );
};
