import type { Entity, Row } from '@hanjan/core';
import { useEffect } from 'react';
import { currentLocale } from '../../i18n/index.ts';
import { useTitle } from '../../router/title.ts';

/** How people know a record: its locale name in Korean when it has one, its plain name otherwise. */
export function labelOf({ label, key }: Entity, row: Row): string {
  const local = currentLocale() === 'ko' ? row[label.locale] : null;
  return String(local || row[label.plain] || `#${row[key]}`);
}

/** Names the page after the record, and gives the name back when the record is left. */
export function useRecordTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useTitle(title);
}
