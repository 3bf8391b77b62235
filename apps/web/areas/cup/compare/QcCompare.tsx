import type { Screen } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import type { Refused } from '../../../base/api/call.ts';
import { later } from '../../../base/store/later.tsx';
import { t, textOf } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useScreen } from '../../../records/catalogue.ts';
import { compareHref } from '../../../records/screen/compare_address.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { recordQuery, type StoredRecord } from '../../../records/store/useRecord.ts';
import { calibrationAt } from '../calibration/calibration_link.ts';
import { askedIn } from './asked.ts';

/** Charts of cups are shared by pages of guests, which are not to load them in more pieces for this one. */
const Comparison = later(() => import('./Comparison.tsx'));

/** Notes of cups side by side: their scores on one radar, their figures in one table, what words they share. */
export default function QcCompare() {
  const { of } = askedIn(useSearch());
  const { notes } = calibrationAt(useLocation()[0]);
  return <ScreenFrame name={tabOf(of) ? of : notes}>{(screen) => <Asked screen={screen} />}</ScreenFrame>;
}

function Asked({ screen }: { readonly screen: Screen }) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { of, keys } = useMemo(() => askedIn(search), [search]);
  const isHere = screen.name === of && screen.list.compare?.path === path;
  const wanted = isHere ? keys.slice(0, screen.list.compare?.most) : NOBODY;
  const { notes, isPending, failed } = useQueries({
    queries: wanted.map((key) => recordQuery(screen, key)),
    combine: together,
  });
  if (wanted.length === 0) return <NothingAsked name={isHere ? of : calibrationAt(path).notes} />;
  if (isPending) return <SkeletonRows rows={8} />;
  const takeOut = (key: number) =>
    navigate(
      compareHref(
        path,
        of,
        wanted.filter((one) => one !== key),
      ),
      { replace: true },
    );
  return (
    <>
      {failed && <Failed text={failed.error?.answer.description ?? ''} onRetry={() => failed.refetch()} />}
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <Comparison {...{ screen, notes, takeOut }} keys={wanted} list={listOf(of)} />
      </Suspense>
    </>
  );
}

/** How notes come to be compared, and the way to their list, which need not be the one that the address names. */
function NothingAsked({ name }: { readonly name: string }) {
  useScreen(name);
  const list = <ButtonLink href={listOf(name)}>{textOf(`list_${name}_title`)}</ButtonLink>;
  return <Empty isPage title={t('qc_compare_none_title')} text={t('qc_compare_none_text')} action={list} />;
}

const NOBODY: readonly number[] = [];

const listOf = (name: string) => tabOf(name)?.path ?? '';

/** The notes once all have been asked for, and one that could not be asked for: the others of it are simply not there. */
const together = (asked: readonly UseQueryResult<StoredRecord, Refused>[]) => ({
  notes: asked.map(({ data }) => data ?? null),
  isPending: asked.some(({ isPending }) => isPending),
  failed: asked.find(({ error, data }) => error && !data && error.answer.status !== '404'),
});
