import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';

/** A one-time password, as long as the page stands. */
export function OneTime({ password }: { readonly password: string }) {
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => toast({ text: t('system_copied', { what: t('account_pass_made') }) }),
      () => toast({ text: t('copy_failed') }),
    );
  return (
    <section className="one-time" aria-label={t('account_pass_made')}>
      <code translate="no">{password}</code>
      <Button variant="default" size="sm" icon="copy" onClick={copy}>
        {t('system_copy')}
      </Button>
      <p>{t('account_pass_how')}</p>
    </section>
  );
}
