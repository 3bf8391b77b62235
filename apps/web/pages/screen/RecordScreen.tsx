import { RecordPage } from '../../engine/detail/RecordPage.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { ScreenProps } from './screen.ts';

/** One record of a screen, or a new one. */
export default function RecordScreen({ screen: name, id, mode }: ScreenProps) {
  return <ScreenFrame name={name}>{(screen) => id && <RecordPage screen={screen} id={id} mode={mode} />}</ScreenFrame>;
}
