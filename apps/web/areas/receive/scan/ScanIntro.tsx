import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import './scan.css';

const STEPS = ['find', 'scan', 'read', 'note'] as const;

/** How one scans the QR code of a coffee, and what comes of it. */
export default function ScanIntro() {
  return (
    <article className="scan">
      <h1>{t('scan_intro_title')}</h1>
      <ol className="scan-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h2>{t(`scan_intro_${step}_title`)}</h2>
            <p>{t(`scan_intro_${step}_text`)}</p>
          </li>
        ))}
      </ol>
      <p>{t('scan_intro_event')}</p>
      <ButtonLink icon="scan" href="/user/link/coffeebean">
        {t('menu_link_coffeebean')}
      </ButtonLink>
    </article>
  );
}
