import type { PageProps } from '../../base/router/page.ts';
import { Applying } from './Applying.tsx';

/** Asking to work in a roastery. */
export default function RoasterSignUp({ id }: PageProps) {
  return <Applying kind="roaster" id={id} />;
}
