import { hasPublicId, idOf, type ResultNames, type Row, readKey, type Screen } from '@hanjan/core';
import type { TraceKind, TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import { Refused } from '../../../base/api/call.ts';
import { labelOf } from '../../../records/lookup/label.ts';
import { listRecords, readRecord, readRecordById } from '../../../records/store/calls.ts';

/** A lot that can be traced, as a list of such shows it. */
export interface Found extends TraceOf {
  readonly name: string;
  readonly note: string;
}

/** The day that lots of each kind are known by. */
const DAYS: Readonly<Record<TraceKind, string>> = {
  greenbean: 'greenbean_import_date',
  roasting: 'roasting_result_date',
  blending: 'blending_result_date',
};

/** So many lots of each kind are shown. */
const MOST = 6;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^(\d{4})-(\d{1,9})$/;

/** The lots of one kind that fit what was typed, a number, a date or a part of a name; of nothing the newest. */
export async function findLots(
  kind: TraceKind,
  screen: Screen,
  typed: string,
  { locale, signal }: { readonly locale: string; readonly signal: AbortSignal },
): Promise<Found[]> {
  const { entity } = screen;
  const day = DAYS[kind];
  const key = readKey(typed);
  const [, year, seq] = NUMBER.exec(typed) ?? [];
  const [first, second] = entity.id ?? [];
  const lists = async (asked: Row) => {
    const { result, resultName } = await listRecords(screen, { list_count: MOST, ...asked }, { signal });
    return result.map((row) => ({ ...row, resultName }) as Row);
  };
  const one = async (asked: Promise<{ readonly result: Row; readonly resultName?: ResultNames | undefined }>) => {
    try {
      const { result, resultName } = await asked;
      return [{ ...result, resultName } as Row];
    } catch (error) {
      if (error instanceof Refused && error.answer.status === '404') return [];
      throw error;
    }
  };
  const rows = async (): Promise<Row[]> => {
    if (typed === '') return lists({});
    if (DAY.test(typed)) return lists({ filters: { [day]: { from: typed, to: typed } } });
    if (year && first && second)
      return one(readRecordById(screen, { [first]: Number(year), [second]: Number(seq) }, { signal }));
    const byKey = key !== undefined && !hasPublicId(entity) ? await one(readRecord(screen, key, { signal })) : [];
    return byKey.length > 0 ? byKey : lists({ searchTitle: typed });
  };
  return (await rows()).map((row) => ({
    kind,
    lot: Number(row[entity.key]),
    name: [labelOf(entity, row, locale), kind === 'greenbean' && row.greenbean_year].filter(Boolean).join(' '),
    note: [first && idOf(entity, row), row[day]].filter(Boolean).join(' · '),
  }));
}
