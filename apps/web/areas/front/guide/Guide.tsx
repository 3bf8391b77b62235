import { useEffect } from 'react';
import { showNamed } from '../../../base/router/scroll.ts';
import { t } from '../../../base/texts/index.ts';
import { MenuLink } from '../../../parts/links/MenuLink.tsx';
import { PARTS } from './chapters.ts';
import { Drawing } from './drawings.tsx';
import './guide.css';

/** What to tap and what comes of it, in short chapters for whoever tastes, brews, roasts or sells coffee. */
export default function Guide() {
  useEffect(showNamed, []);
  return (
    <article className="guide">
      <header>
        <h1>{t('guide_title')}</h1>
        <p className="guide-lead">{t('guide_lead')}</p>
      </header>
      <nav className="guide-contents" aria-label={t('guide_contents')}>
        {PARTS.map(({ key, chapters }) => (
          <div key={key}>
            <a href={`#${key}`}>{t(`guide_${key}`)}</a>
            <ul>
              {chapters.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{t(`guide_${name}`)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {PARTS.map(({ key, chapters }) => (
        <section key={key} className="guide-part" aria-labelledby={key}>
          <h2 id={key} tabIndex={-1}>
            {t(`guide_${key}`)}
          </h2>
          <p className="guide-whom">{t(`guide_${key}_text`)}</p>
          {chapters.map(({ name, path }) => (
            <section key={name} className="guide-chapter" aria-labelledby={name}>
              <Drawing of={name} />
              <div>
                <h3 id={name} tabIndex={-1}>
                  {t(`guide_${name}`)}
                </h3>
                <p>{t(`guide_${name}_for`)}</p>
                <ol>
                  {t(`guide_${name}_do`)
                    .split('\n')
                    .map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                </ol>
                {path && <MenuLink path={path} />}
              </div>
            </section>
          ))}
        </section>
      ))}
    </article>
  );
}
