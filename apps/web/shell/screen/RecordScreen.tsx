import { RecordPage } from '../../records/detail/RecordPage.tsx';
import { ScreenFrame } from '../../records/screen/ScreenFrame.tsx';
import type { ScreenProps } from './screen.ts';

/** One record of a screen, or a new one. */
export default function RecordScreen({ screen: name, id, mode }: ScreenProps) {
  return (
    <ScreenFrame name={name}>
      {/* From a new record of one screen to that of another: nothing of its form may stay. */}
      {(screen) => id && <RecordPage key={name} screen={screen} id={id} mode={mode} />}
    </ScreenFrame>
  );
}
