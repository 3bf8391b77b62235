import ListScreen from '../../../lists/page/ListScreen.tsx';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { UnderWay } from './UnderWay.tsx';

export { askAhead } from '../../../lists/page/ask_ahead.ts';

/** The lots that a cafe received, below what is still under way. */
export default function ReceivedList(props: ScreenProps) {
  return (
    <>
      <ScreenFrame name={props.screen} drawn="list">
        {(screen) => <UnderWay screen={screen} />}
      </ScreenFrame>
      <ListScreen {...props} />
    </>
  );
}
