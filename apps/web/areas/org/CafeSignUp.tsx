import type { PageProps } from '../../base/router/page.ts';
import { Applying } from './Applying.tsx';

/** Asking to work in a cafe. */
export default function CafeSignUp({ id }: PageProps) {
  return <Applying kind="cafe" id={id} />;
}
