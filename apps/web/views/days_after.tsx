import { countView } from '../engine/field/count.tsx';
import type { FieldView } from '../engine/field/view.ts';
import { t } from '../i18n/index.ts';

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
