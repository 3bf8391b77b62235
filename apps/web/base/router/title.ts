import { useEffect } from 'react';
import { t } from '../texts/index.ts';

/** The page's name from the menu, and the name that what it shows has itself, e.g. a record's. */
const names: { page: string; shown: string | null } = { page: '', shown: null };

function write(product: string): void {
  const name = names.shown ?? names.page;
  document.title = name ? `${name} · ${product}` : product;
}

/** Names the page in the browser's tab and history until something on it has a name of its own. */
export function usePageTitle(name: string): void {
  const product = t('hanjan');
  useEffect(() => {
    names.page = name;
    write(product);
  }, [name, product]);
}

/** Gives the page the name of what it shows, for as long as it shows it. Null while it is not known. */
export function useTitle(name: string | null): void {
  const product = t('hanjan');
  useEffect(() => {
    names.shown = name;
    write(product);
    return () => {
      names.shown = null;
      write(product);
    };
  }, [name, product]);
}
