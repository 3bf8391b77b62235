import { Link, useLocation, useSearch } from 'wouter';
import { nextOf, withNext } from '../../base/router/next.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignFrame } from './SignFrame.tsx';
import { SigninForm } from './SigninForm.tsx';
import { signupMode } from './signup_mode.ts';

/** The sign-in page. Whoever was sent here returns to where they were going. */
export default function Signin() {
  const session = useSession();
  const [, navigate] = useLocation();
  const next = nextOf(useSearch());
  if (personOf(session)) return <SignedIn next={next} />;
  return (
    <SignFrame title={t('menu_signin')} lead={next ? t('signin_for') : t('signin_lead')}>
      <SigninForm onDone={() => navigate(next ?? '/', { replace: true })} />
      {signupMode() === 'open' && (
        <p className="sign-other">
          {t('signin_new')}
          <Link className="quiet-link" href={withNext('/user/signup', next)}>
            {t('signup')}
          </Link>
        </p>
      )}
      <p className="sign-other">{t('signin_forgot')}</p>
    </SignFrame>
  );
}
