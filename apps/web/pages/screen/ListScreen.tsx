import { ListPage } from '../../engine/list/ListPage.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { ScreenProps } from './screen.ts';

/** The list of a screen. */
export default function ListScreen({ screen: name }: ScreenProps) {
  return <ScreenFrame name={name}>{(screen) => <ListPage screen={screen} />}</ScreenFrame>;
}
