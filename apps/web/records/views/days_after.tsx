import { t } from '../../base/texts/index.ts';
import type { FieldView } from '../field/view.ts';
import { countView } from '../kinds/count.tsx';

/** Days after something, or before it: `+9일`. */
export const Days = ({ days }: { readonly days: number }) => (
  <span className="number">{t('days_after', { days: Math.abs(days), sign: days < 0 ? '−' : '+' })}</span>
);

/** Days since something. */
export const daysAfterView: FieldView<'count'> = {
  ...countView,
  room: 92,
  Cell: ({ value }) => <Days days={value} />,
};
