import { WalkTool } from '../../lists/walk/WalkTool.tsx';
import { RecordPage } from '../../records/detail/RecordPage.tsx';
import type { ScreenProps } from '../../records/screen/props.ts';
import { ScreenFrame } from '../../records/screen/ScreenFrame.tsx';

/** One record of a screen, or a new one. */
export default function RecordScreen({ screen: name, id, mode }: ScreenProps) {
  return (
    <ScreenFrame name={name}>
      {/* From a new record of one screen to that of another: nothing of its form may stay. */}
      {(screen) => id && <RecordPage key={name} {...{ screen, id, mode }} Tools={WalkTool} />}
    </ScreenFrame>
  );
}
