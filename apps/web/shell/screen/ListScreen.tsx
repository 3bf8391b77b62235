import { ListPage } from '../../lists/page/ListPage.tsx';
import { ScreenFrame } from '../../records/screen/ScreenFrame.tsx';
import type { ScreenProps } from './screen.ts';

/** The list of a screen. */
export default function ListScreen({ screen: name }: ScreenProps) {
  return <ScreenFrame name={name}>{(screen) => <ListPage screen={screen} />}</ScreenFrame>;
}
