import { CompareChart } from '@hanjan/charts/roast/Compare.tsx';
import { flattened, type Row, readId, type Screen } from '@hanjan/core';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { rorOf, spanFor } from '@hanjan/roastlog/figures/ror.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { readRecordById } from '../../../records/store/calls.ts';
import { showing } from '../../../records/store/renew.ts';
import { rateUnit } from '../board/chart_input.ts';
import { logOfRecord } from '../plan/below.ts';
import { useRoastWork } from '../work.ts';
import { CompareLegend } from './CompareLegend.tsx';
import { type Compared, CompareTable } from './CompareTable.tsx';
import { idsIn } from './compare.ts';
import './compare.css';

const SHOWN = ['TP', 'DRY', 'FCs', 'DROP'];
const LIST = '/roaster/roasting/result';

/** Roasts over one another from their charge on, and what they differ in. */
export default function RoastingCompare() {
  return <ScreenFrame name="roaster_roasting_result">{(screen) => <Asked screen={screen} />}</ScreenFrame>;
}

function Asked({ screen }: { readonly screen: Screen }) {
  const search = useSearch();
  const ids = useMemo(() => idsIn(search), [search]);
  const [path, navigate] = useLocation();
  const { records, isPending } = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...showing(screen.entity.name), 'compare', id],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { result } = await readRecordById(screen, readId(screen.entity, id) ?? {}, { signal });
        return flattened(screen, result);
      },
      retry: false,
    })),
    combine: together,
  });
  if (ids.length === 0) {
    const list = <ButtonLink href={LIST}>{t('roast_compare_list')}</ButtonLink>;
    return <Empty isPage title={t('roast_compare_none_title')} text={t('roast_compare_none_text')} action={list} />;
  }
  if (isPending) return <SkeletonRows rows={6} />;
  const takeOut = (id: string) => navigate(`${path}?with=${ids.filter((one) => one !== id).join()}`, { replace: true });
  return <Comparison {...{ ids, records, takeOut }} />;
}

/** The records once all have been asked for; it stays the same array as long as they do. */
const together = (asked: readonly { readonly data: Row | undefined; readonly isPending: boolean }[]) => ({
  records: asked.map(({ data }) => data ?? null),
  isPending: asked.some(({ isPending }) => isPending),
});

interface Props {
  readonly ids: readonly string[];
  /** Null: it could not be read. */
  readonly records: readonly (Row | null)[];
  takeOut(id: string): void;
}

function Comparison({ ids, records, takeOut }: Props) {
  const { options } = useRoastWork().work;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [hasRates, setRates] = useState(true);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const roasts = useMemo(() => records.map((row, nth) => comparedOf(ids[nth] ?? '', row, nth)), [ids, records]);
  const { unit, per } = options;
  const drawn = roasts.flatMap(({ id, log, figures, nth, name }) => {
    if (!log || !figures || log.time.length === 0 || hidden.includes(id)) return [];
    const span_s = options.span_s ?? spanFor(log);
    const marks = figures.marks
      .filter(({ mark }) => SHOWN.includes(mark))
      .map(({ mark, ...at }) => ({ ...at, key: mark, label: t(`roast_mark_${mark}`) }));
    const ror = rorOf(log, { span_s, smooth_s: options.smooth_s });
    return [{ key: id, name, nth, time: log.time, bean: log.bean, air: log.air, ror, marks }];
  });
  const toggle = (id: string) =>
    setHidden((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const words = {
    label: t('roast_compare_label', { count: drawn.length }),
    minutes: t('roast_minutes'),
    rate: rateUnit(unit, per),
  };
  return (
    <article className="roast-compare">
      <header>
        <h1>{t('menu_roasting_compare')}</h1>
        <p>{t('roast_compare_lead')}</p>
      </header>
      <CompareLegend {...{ roasts, hidden, toggle, takeOut, hasRates }} toggleRates={() => setRates(!hasRates)} />
      <div ref={room}>
        {width > 0 && <CompareChart roasts={drawn} {...{ hasRates, unit, width, words }} rorPer={per} />}
      </div>
      <CompareTable {...{ roasts, unit }} />
    </article>
  );
}

function comparedOf(id: string, row: Row | null, nth: number): Compared {
  const batch = typeof row?.roasting_batch_no === 'number' ? ` #${row.roasting_batch_no}` : '';
  const name = row ? `${row.roasting_result_date}${batch}` : id;
  const log = row && logOfRecord(row);
  return { id, nth, name, row, log, figures: log && figuresOf(log) };
}
