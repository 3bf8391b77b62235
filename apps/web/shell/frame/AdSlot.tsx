import { t } from '../../base/texts/index.ts';
import './ad.css';

/** What the operator lets a frame of advertising show; nothing unless they do. */
const source = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="hanjan-ad"]')?.content || undefined;

/**
 * A place for advertising, only where the operator has some: a frame from another origin that can neither read nor lead
 * away the page. It has its height from the beginning.
 */
export function AdSlot() {
  const src = source();
  if (!src) return null;
  return (
    <aside className="ad" aria-label={t('ad')}>
      <iframe
        src={src}
        title={t('ad')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </aside>
  );
}
