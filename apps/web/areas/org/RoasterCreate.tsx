import { Founding } from './Founding.tsx';

/** Where somebody founds a roastery. */
export default function RoasterCreate() {
  return <Founding kind="roaster" />;
}
