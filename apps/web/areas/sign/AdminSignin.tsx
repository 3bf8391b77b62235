import { useLocation } from 'wouter';
import { personOf, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { placeAfter } from './after.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { addressOf } from './providers.ts';
import { Said } from './Said.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignFrame } from './SignFrame.tsx';
import { SigninForm } from './SigninForm.tsx';

/** The sign-in of administrators, reachable by link only. */
export default function AdminSignin() {
  const session = useSession();
  const [, navigate] = useLocation();
  if (personOf(session)) return <SignedIn next={null} />;
  return (
    <SignFrame title={t('menu_adminsignin')}>
      <Said />
      <SigninForm onDone={(way) => navigate(placeAfter(null, way), { replace: true })} />
      <ProviderButtons back={addressOf('/user/adminsignin')} next={addressOf('/')} />
    </SignFrame>
  );
}
