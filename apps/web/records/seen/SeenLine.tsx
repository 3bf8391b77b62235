import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import './seen.css';

interface Props {
  readonly at: number | undefined;
  /** Of a record: only what a list shows of it was seen. */
  readonly isListed?: boolean | undefined;
}

/** A quiet line above what the server could not be asked for: when it was seen. */
export function SeenLine({ at, isListed = false }: Props) {
  if (at === undefined) return null;
  return (
    <p className="seen-line" role="status">
      {t(isListed ? 'seen_listed' : 'seen_offline', { at: dayAndTime(new Date(at).toISOString()) })}
    </p>
  );
}
