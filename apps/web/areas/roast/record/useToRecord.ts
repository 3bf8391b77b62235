import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useOrg } from '../../../base/session/org.ts';
import { useNewRecord } from '../../../records/history/new_record.ts';
import type { RoastWork } from '../work.ts';
import { recordOf } from './record_of.ts';

const RESULT = { name: 'roaster_roasting_result', path: '/roaster/roasting/result/write' } as const;

/** Opens the form of a new record with a roast of the page; null for whoever works in no roastery. */
export function useToRecord(): ((work: RoastWork, log: RoastLog) => Promise<void>) | null {
  const write = useNewRecord(RESULT, 'roastingprofile');
  const isMember = useOrg('roaster') !== null;
  return isMember ? (work, log) => write(recordOf(work, log)) : null;
}
