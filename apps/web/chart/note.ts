import type { Row } from '@hanjan/core';
import { useNewRecord } from './new_record.ts';

const NOTE = { name: 'user_cupnote', path: '/user/usernote/coffeenote/write' } as const;

/** Writes a new note of one's own with the work at a chart. */
export const useNote = (chart: string): ((fields: Row) => Promise<void>) => useNewRecord(NOTE, chart);
