import { findPlace } from '@hanjan/model/menu.ts';
import { Link } from 'wouter';
import { textOf } from '../../base/texts/index.ts';

/** A link to a page, called as the menu calls it. */
export function MenuLink({ path }: { readonly path: string }) {
  const place = findPlace(path);
  if (!place) return null;
  return (
    <Link className="quiet-link" href={path}>
      {textOf(`menu_${place.tab.key}`)}
    </Link>
  );
}
