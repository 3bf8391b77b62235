import { CompareRadar } from '@hanjan/charts/radar/Compare.tsx';
import { tagText } from '@hanjan/charts/radar/compare.ts';
import type { Screen } from '@hanjan/core';
import { PLACES } from '@hanjan/model/menu.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import type { Refused } from '../../../base/api/call.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { labelOf } from '../../../records/lookup/label.ts';
import { useNames } from '../../../records/lookup/names.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { recordQuery, type StoredRecord } from '../../../records/store/useRecord.ts';
import { CALIBRATION } from '../calibration/calibration_link.ts';
import { CupLegend } from './CupLegend.tsx';
import { CupTable } from './CupTable.tsx';
import { CupWords } from './CupWords.tsx';
import { askedIn, namesTogether } from './compare.ts';
import { compareHref } from './compare_href.ts';
import './compare.css';

/** What is asked for where an address names no list whose records are compared here. */
const USUAL = 'roaster_qc_roasting';

/** One of the notes; null where it is not there for whoever asks. */
export interface ComparedNote {
  readonly key: number;
  readonly nth: number;
  readonly name: string;
  readonly note: StoredRecord | null;
}

/** Notes of quality control side by side: their scores on one radar, their figures in one table, what words they share. */
export default function QcCompare() {
  const { of } = askedIn(useSearch());
  const isNone = !PLACES.some(({ tab }) => tab.screen === of);
  return <ScreenFrame name={isNone ? USUAL : of}>{(screen) => <Asked screen={screen} />}</ScreenFrame>;
}

function Asked({ screen }: { readonly screen: Screen }) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { of, keys } = useMemo(() => askedIn(search), [search]);
  const isHere = screen.name === of && screen.list.compare?.path === path;
  const wanted = isHere ? keys : NOBODY;
  const { notes, isPending, failed } = useQueries({
    queries: wanted.map((key) => recordQuery(screen, key)),
    combine: together,
  });
  if (wanted.length === 0) {
    const list = <ButtonLink href={listOf(isHere ? of : USUAL)}>{t('menu_qc')}</ButtonLink>;
    return <Empty isPage title={t('qc_compare_none_title')} text={t('qc_compare_none_text')} action={list} />;
  }
  if (isPending) return <SkeletonRows rows={8} />;
  const takeOut = (key: number) =>
    navigate(
      compareHref(
        path,
        of,
        keys.filter((one) => one !== key),
      ),
      { replace: true },
    );
  return (
    <>
      {failed && <Failed text={failed.error?.answer.description ?? ''} onRetry={() => failed.refetch()} />}
      <Comparison {...{ screen, keys, notes, takeOut }} />
    </>
  );
}

const NOBODY: readonly number[] = [];

const listOf = (name: string) => PLACES.find(({ tab }) => tab.screen === name)?.tab.path ?? '';

/** The notes once all have been asked for, and one that could not be asked for: the others of it are simply not there. */
const together = (asked: readonly UseQueryResult<StoredRecord, Refused>[]) => ({
  notes: asked.map(({ data }) => data ?? null),
  isPending: asked.some(({ isPending }) => isPending),
  failed: asked.find(({ error, data }) => error && !data && error.answer.status !== '404'),
});

interface Props {
  readonly screen: Screen;
  readonly keys: readonly number[];
  readonly notes: readonly (StoredRecord | null)[];
  takeOut(key: number): void;
}

function Comparison({ screen, keys, notes, takeOut }: Props) {
  const { entity, list } = screen;
  const [strong, setStrong] = useState<number | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const resultName = useMemo(() => namesTogether(notes.map((note) => note?.resultName)), [notes]);
  const names = useNames(entity.fields, resultName);
  const compared = notes.map((note, nth): ComparedNote => {
    const key = keys[nth] ?? 0;
    const name = note ? labelOf(entity, note, currentLocale(), names.code) : t('qc_compare_note', { id: key });
    return { key, nth, name, note };
  });
  const there = compared.filter(({ note }) => note !== null);
  const cups = there.map(({ key, nth, name, note }) => ({
    ...{ key: String(key), nth, name },
    values: POINTS.map((point) => (typeof note?.[point] === 'number' ? note[point] : null)),
  }));
  const label = t('qc_compare_label', {
    count: cups.length,
    names: cups.map(({ nth, name }) => `${tagText(nth)} ${name}`).join(', '),
  });
  const emphasize = (key: number) => setStrong((before) => (before === key ? null : key));
  return (
    <article className="qc-compare">
      <header>
        <h1>{t('menu_qc_compare')}</h1>
        <p>{t('qc_compare_lead', { most: list.compare?.most })}</p>
        <nav>
          <ButtonLink href={listOf(screen.name)} variant="default" size="sm">
            {t(`list_${screen.name}_title` as 'list_roaster_qc_roasting_title')}
          </ButtonLink>
          <ButtonLink href={CALIBRATION} variant="default" size="sm">
            {t('menu_qc_calibration')}
          </ButtonLink>
        </nav>
      </header>
      <div className="qc-compare-scores">
        <div ref={room} className="qc-compare-radar">
          {width > 0 && (
            <CompareRadar
              axes={POINTS.map((key) => ({ key, label: t(key) }))}
              {...{ cups, label, width }}
              strong={strong === null ? null : String(strong)}
            />
          )}
        </div>
        <CupLegend {...{ compared, strong, emphasize, takeOut }} />
      </div>
      {there.length > 0 && (
        <>
          <CupTable {...{ screen, names }} compared={there} />
          <CupWords {...{ entity, names }} compared={there} />
        </>
      )}
    </article>
  );
}
