import { Founding } from './Founding.tsx';

/** Where somebody founds a cafe. */
export default function CafeCreate() {
  return <Founding kind="cafe" />;
}
