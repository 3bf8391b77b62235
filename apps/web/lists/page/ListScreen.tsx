import type { ScreenProps } from '../../records/screen/props.ts';
import { ScreenFrame } from '../../records/screen/ScreenFrame.tsx';
import { ListPage } from './ListPage.tsx';

export { askAhead } from './ask_ahead.ts';

/** The list of a screen. */
export default function ListScreen({ screen: name }: ScreenProps) {
  return (
    <ScreenFrame name={name} drawn="list">
      {(screen) => <ListPage screen={screen} />}
    </ScreenFrame>
  );
}
