import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import './seen.css';

/** A quiet line above what the server could not be asked for: when it was seen. */
export function SeenLine({ at }: { readonly at: number | undefined }) {
  if (at === undefined) return null;
  return (
    <p className="seen-line" role="status">
      {t('seen_offline', { at: dayAndTime(new Date(at).toISOString()) })}
    </p>
  );
}
