import type { CareDue } from '@hanjan/model/cafe/care_due.ts';
import { t } from '../../../base/texts/index.ts';

/** Whether care is due today or was before. */
export const isDue = ({ days_left }: Pick<CareDue, 'days_left'>): boolean => days_left !== null && days_left <= 0;

/** When care is due, in days; nothing where nobody wants to be reminded. */
export function leftText({ days_left, last_date }: Pick<CareDue, 'days_left' | 'last_date'>): string {
  if (days_left === null) return '';
  if (last_date === null) return t('care_never');
  if (days_left === 0) return t('care_due_today');
  return days_left < 0 ? t('care_due_late', { days: -days_left }) : t('care_due_in', { days: days_left });
}
