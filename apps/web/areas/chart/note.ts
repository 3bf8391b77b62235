import type { Row } from '@hanjan/core';
import { useLocation } from 'wouter';
import { tellMissing } from '../../parts/states/missing.ts';

const NOTE = { name: 'user_cupnote', path: '/user/usernote/coffeenote/write' } as const;

/** Writes a new note of one's own with the work at a chart. What opens it is loaded then. */
export function useNote(chart: string): (fields: Row) => Promise<void> {
  const [, navigate] = useLocation();
  return (fields) =>
    import('../../records/history/new_record.ts').then(
      ({ openNew }) => openNew(navigate, NOTE, chart, fields),
      tellMissing,
    );
}
