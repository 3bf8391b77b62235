import { localDate, type Row } from '@hanjan/core';
import { useNewRecord } from '../chart/new_record.ts';

const BREW = { name: 'user_brewing_result', path: '/user/usernote/brewingresult/write' } as const;

/**
 * Opens the form of a new brew in which these values stand as if they had been typed, and drops the brew of this browser
 * of that id once they do. A guest signs in on the way.
 */
export function useSaveBrew(): (fields: Row, run?: string) => Promise<void> {
  const write = useNewRecord(BREW, 'brewingrecord');
  return (fields, run) => write(dated(fields), run);
}

/** A brew that is recorded later was brewed on the day when it began. */
export function dated(fields: Row): Row {
  const { brewing_start_time: began } = fields;
  const day = typeof began === 'string' ? new Date(began) : null;
  return day && !Number.isNaN(day.getTime()) ? { ...fields, brewing_result_date: localDate(day) } : fields;
}
