import type { Entity, Row } from '@hanjan/core';
import { currentLocale } from '../../i18n/index.ts';

/** How people know a record: its locale name in Korean when it has one, its plain name otherwise. */
export function labelOf({ label, key }: Entity, row: Row): string {
  const local = currentLocale() === 'ko' ? row[label.locale] : null;
  return String(local || row[label.plain] || `#${row[key]}`);
}
