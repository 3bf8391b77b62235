import { Link, useLocation, useSearch } from 'wouter';
import { nextOf, withNext } from '../../base/router/next.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { placeAfter } from './after.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { addressOf } from './providers.ts';
import { hasMail } from './recovery/mail.ts';
import { Said } from './Said.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignFrame } from './SignFrame.tsx';
import { SigninForm } from './SigninForm.tsx';
import { signupMode } from './signup_mode.ts';

/** The sign-in page. Whoever was sent here returns to where they were going. */
export default function Signin() {
  const session = useSession();
  const [, navigate] = useLocation();
  const search = useSearch();
  const next = nextOf(search);
  if (personOf(session)) return <SignedIn next={next} />;
  return (
    <SignFrame title={t('menu_signin')} lead={next ? t('signin_for') : t('signin_lead')}>
      <Said />
      <SigninForm
        hasBegun={new URLSearchParams(search).has('step')}
        onDone={(way) => navigate(placeAfter(next, way), { replace: true })}
      />
      <ProviderButtons back={addressOf(withNext('/user/signin', next))} next={addressOf(next ?? '/')} />
      {signupMode() === 'open' && (
        <p className="sign-other">
          {t('signin_new')}
          <Link className="quiet-link" href={withNext('/user/signup', next)}>
            {t('signup')}
          </Link>
        </p>
      )}
      <p className="sign-other">
        {hasMail() ? (
          <Link className="quiet-link" href="/user/forgot">
            {t('signin_lost')}
          </Link>
        ) : (
          t('signin_forgot')
        )}
      </p>
    </SignFrame>
  );
}
