import { PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { useEffect, useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import type { PrivacyPolicy as Policy } from './ko.ts';
import '../../../parts/links/reading.css';

const texts = {
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
} satisfies Record<Locale, () => Promise<{ readonly privacy: Policy }>>;

/** The privacy policy in the current language. */
export default function PrivacyPolicy() {
  const locale = currentLocale();
  const [text, setText] = useState<Policy | null>(null);
  useEffect(() => {
    let wanted = true;
    texts[locale]().then(({ privacy }) => wanted && setText(privacy));
    return () => {
      wanted = false;
    };
  }, [locale]);

  if (!text) return <SkeletonRows />;
  return (
    <article className="reading">
      <h1>{text.title}</h1>
      <p className="reading-date">{t('privacy_updated', { date: PRIVACY_VERSION })}</p>
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
