import { useEffect } from 'react';
import { t } from '../i18n/index.ts';

/** Names the page in the browser's tab and history: `이름 · 한잔`. Null leaves the name to the page inside. */
export function useTitle(name: string | null): void {
  const product = t('hanjan');
  useEffect(() => {
    if (name !== null) document.title = name ? `${name} · ${product}` : product;
  }, [name, product]);
}
