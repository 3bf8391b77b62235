import { useState } from 'react';
import { newerEntry } from '../base/api/version.ts';
import { mayLeave } from '../base/router/history.ts';
import { focusContent } from '../base/router/scroll.ts';
import { useStore } from '../base/store/store.ts';
import { t } from '../base/texts/index.ts';
import { Button } from '../parts/button/Button.tsx';
import { Icon } from '../parts/Icon.tsx';

/** Loads the product afresh, after asking when something is unsaved. */
async function reload(): Promise<void> {
  if (await mayLeave()) location.reload();
}

/** Says that a new version is served, until it is loaded or put away. It is never loaded by itself. */
export function UpdateLine() {
  const newer = useStore(newerEntry);
  const [putAway, setPutAway] = useState<string | null>(null);
  const isShown = newer !== null && newer !== putAway;
  const close = () => {
    setPutAway(newer);
    focusContent();
  };
  return (
    <div role="status">
      {isShown && (
        <div className="toast">
          <span>{t('update_title')}</span>
          <button type="button" onClick={reload}>
            {t('reload')}
          </button>
          <button type="button" className="toast-close" aria-label={t('close')} title={t('close')} onClick={close}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Stands in for a page whose file went with the former version. */
export const Outdated = () => (
  <section className="state">
    <Icon name="again" size={24} />
    <h1>{t('update_title')}</h1>
    <p>{t('update_text')}</p>
    <Button variant="default" onClick={reload}>
      {t('reload')}
    </Button>
  </section>
);
