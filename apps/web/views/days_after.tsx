import { countView } from '../engine/field/count.tsx';
import type { FieldView } from '../engine/field/view.ts';
import { t } from '../i18n/index.ts';

/** Days since something: `+9일`. */
export const daysAfterView: FieldView<'count'> = {
  ...countView,
  Cell: ({ value }) => (
    <span className="number">{t('days_after', { days: Math.abs(value), sign: value < 0 ? '−' : '+' })}</span>
  ),
};
