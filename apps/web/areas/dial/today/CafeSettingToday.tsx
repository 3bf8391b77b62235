import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { DialIn } from './DialIn.tsx';

/** The settings of the day. */
export default function CafeSettingToday() {
  return (
    <ScreenFrame name="cafe_setting_result">{(screen) => <DialIn key={screen.org} screen={screen} />}</ScreenFrame>
  );
}
