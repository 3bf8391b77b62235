import { t } from '../../base/texts/index.ts';
import { useWaiting } from './useWaiting.ts';
import './waits.css';

/** How many records wait for an answer at some places of the menu, beside the word that leads there; nothing where none do. */
export default function Waits({ paths }: { readonly paths: readonly string[] }) {
  const count = useWaiting(paths);
  return (
    count > 0 && (
      <span className="waits" role="img" aria-label={t('nav_waiting', { count })}>
        {count}
      </span>
    )
  );
}
