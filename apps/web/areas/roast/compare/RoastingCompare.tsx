import { CompareChart } from '@hanjan/charts/roast/Compare.tsx';
import { type Entity, flattened, type Row, readId, type Screen } from '@hanjan/core';
import { meanScore } from '@hanjan/model/presets.ts';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { rorOf, spanFor } from '@hanjan/roastlog/figures/ror.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { Refused } from '../../../base/api/call.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { nameOf } from '../../../records/lookup/label.ts';
import { compareHref } from '../../../records/screen/compare_address.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { readRecordById } from '../../../records/store/calls.ts';
import { showing } from '../../../records/store/renew.ts';
import { rateUnit } from '../board/chart_input.ts';
import { logOfRecord } from '../plan/below.ts';
import { numberIn } from '../points/points.ts';
import { useRoastWork } from '../work.ts';
import { CompareLegend } from './CompareLegend.tsx';
import { CompareTable } from './CompareTable.tsx';
import { type Compared, idsIn, looksOf } from './compare.ts';
import { GoldenBar } from './GoldenBar.tsx';
import { useGolden } from './useGolden.ts';
import './compare.css';

const SHOWN = ['TP', 'DRY', 'FCs', 'DROP'];
const LIST = '/roaster/roasting/result';

/** Roasts over one another from their charge on, and what they differ in. */
export default function RoastingCompare() {
  return <ScreenFrame name="roaster_roasting_result">{(screen) => <Asked screen={screen} />}</ScreenFrame>;
}

function Asked({ screen }: { readonly screen: Screen }) {
  const search = useSearch();
  const most = screen.list.compare?.most ?? 0;
  const named = useMemo(() => idsIn(search), [search]);
  const ids = useMemo(() => named.slice(0, most), [named, most]);
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  const looks = useMemo(() => {
    before.current = looksOf(ids, before.current);
    return before.current;
  }, [ids]);
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  const compared = [...showing(screen.entity.name), 'compare'];
  const { asked, isPending } = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...compared, id],
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
  // What was left out before comes in where another one goes.
  const takeOut = (id: string) => {
    const others = named.filter((one) => one !== id);
    navigate(compareHref(path, null, others), { replace: true });
  };
  const retry = () =>
    client.refetchQueries({ queryKey: compared, predicate: ({ state }) => state.status === 'error', type: 'active' });
  const left = named.length - ids.length;
  return <Comparison {...{ screen, ids, asked, most, left, looks, takeOut, retry }} />;
}

interface Asking {
  readonly data: Row | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The records once all have been asked for; it stays the same array as long as they do. */
const together = (all: readonly Asking[]) => ({
  asked: all.map(({ data, error }) => ({ row: data ?? null, why: data ? null : whyNot(error) })),
  isPending: all.some(({ isPending }) => isPending),
});

/** One that is not there stays so, however often it is asked for. */
const whyNot = (error: Error | null): Compared['why'] =>
  error instanceof Refused && error.answer.status === '404' ? 'roast_compare_missing' : 'roast_compare_unread';

interface Props {
  readonly screen: Screen;
  readonly ids: readonly string[];
  readonly asked: readonly Pick<Compared, 'row' | 'why'>[];
  readonly looks: ReadonlyMap<string, number>;
  readonly most: number;
  /** How many more the address names. */
  readonly left: number;
  takeOut(id: string): void;
  retry(): void;
}

function Comparison({ screen, ids, asked, looks, most, left, takeOut, retry }: Props) {
  const { options } = useRoastWork().work;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [hasRates, setRates] = useState(true);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const { entity } = screen;
  const roasts = useMemo(
    () => ids.map((id, nth) => comparedOf(entity, id, asked[nth] ?? UNREAD, looks.get(id) ?? 0)),
    [entity, ids, asked, looks],
  );
  const used = useGolden(roasts);
  const { golden } = used;
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
    estimated: t('roast_estimated'),
    golden: t('roast_golden'),
  };
  return (
    <article className="roast-compare">
      <header>
        <h1>{t('menu_roasting_compare')}</h1>
        <p>{t('roast_compare_lead', { most })}</p>
        {left > 0 && <p role="status">{t('roast_compare_left', { most, left })}</p>}
      </header>
      <CompareLegend {...{ roasts, hidden, toggle, takeOut, hasRates }} toggleRates={() => setRates(!hasRates)} />
      {asked.some(({ why }) => why === 'roast_compare_unread') && (
        <Failed text={t('roast_compare_unread')} onRetry={retry} />
      )}
      <GoldenBar {...used} />
      {drawn.length === 0 && !golden && <p className="compare-no-chart">{t('roast_compare_no_chart')}</p>}
      <div ref={room}>
        {width > 0 && (drawn.length > 0 || golden) && (
          <CompareChart roasts={drawn} {...{ golden, hasRates, unit, width, words }} rorPer={per} />
        )}
      </div>
      <CompareTable {...{ roasts, golden, unit }} />
    </article>
  );
}

const UNREAD = { row: null, why: 'roast_compare_unread' } as const;

function comparedOf(entity: Entity, id: string, { row, why }: Pick<Compared, 'row' | 'why'>, nth: number): Compared {
  const batch = typeof row?.roasting_batch_no === 'number' ? ` #${row.roasting_batch_no}` : '';
  const title = (row && nameOf(entity, row, currentLocale())) ?? id;
  const when = row ? `${row.roasting_result_date}${batch}` : '';
  const log = row && logOfRecord(row);
  const score = typeof row?.roasting_score === 'number' ? numberIn(meanScore, row.roasting_score) : null;
  const figures = log && figuresOf(log);
  return { id, nth, title, when, name: `${title} ${when}`.trim(), row, why, log, figures, score };
}
