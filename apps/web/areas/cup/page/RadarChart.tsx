import type { RadarSeries } from '@hanjan/charts/radar/layout.ts';
import { scoreText, signed } from '@hanjan/charts/radar/score.ts';
import { RadarTable } from '@hanjan/charts/radar/Table.tsx';
import { Radar } from '@hanjan/charts/radar/View.tsx';
import { meanOf } from '@hanjan/core/calc/taste/mean.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { useId, useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { ChartTools } from '../../chart/ChartTools.tsx';
import { drawn } from '../../chart/drawn.ts';
import { useWork } from '../../chart/work.ts';
import { radarWords } from '../score/radarWords.ts';
import { ScoreSlider } from '../score/ScoreSlider.tsx';
import { BEGIN, givenOf, isRadarWork, type RadarWork, SAMPLE, type Scores } from './radarWork.ts';
import './radar_chart.css';

/** Px across of the chart in a picture. */
const PICTURE = 720;

const axesOf = (scores: Scores) => POINTS.map((key) => ({ key, label: t(key), value: scores[key] ?? null }));
const meanIn = (scores: Scores) => meanOf(POINTS.map((key) => scores[key] ?? null));

/** The six scores of a cup for everybody: on graduations and on the radar, beside another cup, as figures. */
export default function RadarChart() {
  const [work, setWork] = useWork('radarchart', BEGIN, isRadarWork);
  const { scores, other } = work;
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const axes = axesOf(scores);
  const others = seriesOf(other);
  const chart = { axes, others, name: t('radar_own'), label: radarWords(axes) };
  const given = givenOf(scores);
  const isEmpty = Object.keys(given).length === 0;
  const isClear = isEmpty && !other;

  const move = (key: string, score: number | null) => setWork({ ...work, scores: { ...scores, [key]: score } });
  /** Changes the work and gives back what takes that back. */
  const change = (next: RadarWork) => {
    setWork(next);
    return () => setWork(work);
  };
  const compare = (next: Scores | null) => {
    const undo = change({ scores, other: next });
    if (other) toast({ text: t(next ? 'radar_kept' : 'radar_dropped'), action: { label: t('undo'), run: undo } });
  };

  return (
    <div className="radar-page">
      <header>
        <h1>{t('menu_radarchart')}</h1>
        <p>{t('radar_hint')}</p>
      </header>
      <div ref={room} className="radar-room">
        {width > 0 && <Radar {...chart} width={width} onChange={move} words={{ notScored: t('not_scored') }} />}
      </div>
      <section className="radar-scores" aria-label={t('radar_scores')}>
        {axes.map(({ key, label, value }) => (
          <ScoreSlider key={key} id={`${id}${key}`} label={label} value={value} set={(score) => move(key, score)} />
        ))}
      </section>
      <aside className="radar-side">
        <p className="radar-mean">
          <span>{t('radar_mean')}</span>
          <b>{scoreText(meanIn(scores))}</b>
          {other && <span>{t('radar_against', { difference: signed(meanIn(scores), meanIn(other)) })}</span>}
        </p>
        {!isClear && (
          <RadarTable
            {...chart}
            words={{
              caption: t('radar_figures'),
              axis: t('radar_axis'),
              mean: t('radar_mean'),
              difference: t('radar_difference'),
            }}
          />
        )}
        <div className="radar-compare">
          {!isEmpty && (
            <button type="button" className="quiet-link" onClick={() => compare(scores)}>
              {t(other ? 'radar_keep_anew' : 'radar_keep')}
            </button>
          )}
          {other && (
            <button type="button" className="quiet-link" onClick={() => compare(null)}>
              {t('radar_drop')}
            </button>
          )}
        </div>
        <ChartTools
          chart="radarchart"
          svg={() => drawn(<Radar {...chart} width={PICTURE} />)}
          readings={() => readingsOf(scores, other)}
          onSample={() => change(SAMPLE)}
          onClear={() => change(BEGIN)}
          isEmpty={isClear}
          note={given}
        />
      </aside>
    </div>
  );
}

/** The scores in words, each with that of the other cup. */
const readingsOf = (scores: Scores, other: Scores | null) =>
  POINTS.map((key) => {
    const own = scoreText(scores[key] ?? null);
    return { name: t(key), value: other ? `${own} (${t('radar_other')} ${scoreText(other[key] ?? null)})` : own };
  });

/** Another cup as the radar draws it. */
const seriesOf = (other: Scores | null): RadarSeries[] =>
  other
    ? [
        {
          key: 'other',
          name: t('radar_other'),
          isReference: true,
          values: POINTS.map((key) => other[key] ?? null),
        },
      ]
    : [];
