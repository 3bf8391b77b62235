import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { SignFrame } from './SignFrame.tsx';

/** For someone who opens a sign-in page while signed in. */
export function SignedIn({ next }: { readonly next: string | null }) {
  return (
    <SignFrame title={t('signin_already')}>
      <p className="sign-other">
        <Button size="md" component={Link} href={next ?? '/user/usernote/coffeenote'}>
          {t('intro_notes')}
        </Button>
      </p>
    </SignFrame>
  );
}
