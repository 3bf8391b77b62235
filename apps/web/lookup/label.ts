import type { Entity, Row } from '@hanjan/core';

/** How people know a record: its locale name in Korean when it has one, its plain name otherwise. */
export function labelOf({ label, key }: Entity, row: Row, locale: string): string {
  const local = locale === 'ko' ? row[label.locale] : null;
  return String(local || row[label.plain] || `#${row[key]}`);
}
