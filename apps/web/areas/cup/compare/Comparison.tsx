import { CompareRadar } from '@hanjan/charts/radar/Compare.tsx';
import { rangeText, tagText } from '@hanjan/charts/radar/compare.ts';
import { rangeOf } from '@hanjan/charts/range.ts';
import { numberOrNull, type Screen } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { useMemo, useRef, useState } from 'react';
import { currentLocale, t, textOf } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { labelOf } from '../../../records/lookup/label.ts';
import { useNames } from '../../../records/lookup/names.ts';
import type { StoredRecord } from '../../../records/store/useRecord.ts';
import { calibrationAt } from '../calibration/calibration_link.ts';
import { radarWords } from '../score/radarWords.ts';
import { CupLegend } from './CupLegend.tsx';
import { CupTable } from './CupTable.tsx';
import { CupWords } from './CupWords.tsx';
import { type ComparedNote, namesTogether } from './compare.ts';
import './compare.css';

interface Props {
  readonly screen: Screen;
  readonly keys: readonly number[];
  readonly notes: readonly (StoredRecord | null)[];
  /** Where all notes of the list are. */
  readonly list: string;
  takeOut(key: number): void;
}

/** Several notes: the radar and its legend, the table, and what was tasted in all of them or in one alone. */
export default function Comparison({ screen, keys, notes, list, takeOut }: Props) {
  const { entity } = screen;
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
    values: POINTS.map((point) => numberOrNull(note?.[point])),
  }));
  const axes = POINTS.map((key) => ({ key, label: t(key) }));
  const ranges = axes.map(({ label }, at) => {
    const range = rangeOf(cups.map(({ values }) => values[at] ?? null));
    return { label, value: range && rangeText(range) };
  });
  const called = cups.map(({ nth, name }) => `${tagText(nth)} ${name}`).join(', ');
  const label = `${t('qc_compare_label', { count: cups.length, names: called })}. ${radarWords(ranges)}`;
  const emphasize = (key: number) => setStrong((before) => (before === key ? null : key));
  return (
    <article className="qc-compare">
      <header>
        <h1>{t('menu_qc_compare')}</h1>
        <p>{t('qc_compare_lead', { most: screen.list.compare?.most })}</p>
        <nav>
          <ButtonLink href={list} variant="default" size="sm">
            {textOf(`list_${screen.name}_title`)}
          </ButtonLink>
          <ButtonLink href={calibrationAt(list).page} variant="default" size="sm">
            {t('menu_qc_calibration')}
          </ButtonLink>
        </nav>
      </header>
      <div className="qc-compare-scores">
        <div ref={room} className="qc-compare-radar">
          {width > 0 && (
            <CompareRadar {...{ axes, cups, label, width }} strong={strong === null ? null : String(strong)} />
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
