import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { toast } from '../../parts/dialog/toast.ts';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** A text for another program, and a key that copies it. */
export function CodeText({ title, text }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ text: t('system_copied', { what: title }) }),
      () => toast({ text: t('copy_failed') }),
    );
  return (
    <section className="code-text" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button variant="default" size="sm" icon="copy" aria-label={`${title}: ${t('system_copy')}`} onClick={copy}>
          {t('system_copy')}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled with the keys */}
      <pre tabIndex={0} translate="no" lang="en">
        {text}
      </pre>
    </section>
  );
}
