import { t } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { SignFrame } from './SignFrame.tsx';

/** For someone who opens a sign-in page while signed in. */
export function SignedIn({ next }: { readonly next: string | null }) {
  return (
    <SignFrame title={t('signin_already')}>
      <p className="sign-other">
        <ButtonLink size="md" href={next ?? '/user/usernote/coffeenote'}>
          {t('intro_notes')}
        </ButtonLink>
      </p>
    </SignFrame>
  );
}
