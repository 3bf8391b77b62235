import type { RoastView } from '@hanjan/charts/roast/layout.ts';
import { RoastChart, type RoastHandle } from '@hanjan/charts/roast/View.tsx';
import { clockText } from '@hanjan/charts/timeline/words.ts';
import { figuresOf, rateAt } from '@hanjan/roastlog/figures/figures.ts';
import { rorOf, spanFor } from '@hanjan/roastlog/figures/ror.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { ZoomButton, ZoomButtons } from '../../../parts/size/ZoomButtons.tsx';
import type { Reading } from '../../chart/chart.ts';
import { drawn } from '../../chart/drawn.ts';
import { degreesText, rateText } from '../numbers.ts';
import type { RoastWork } from '../work.ts';
import { chartInput, chartWords, otherOf, rateUnit, type ShownRoast } from './chart_input.ts';
import { RoastFigures } from './RoastFigures.tsx';
import { RoastReadout } from './RoastReadout.tsx';
import { RoastMarks, RoastPhases, RoastSignals } from './RoastTables.tsx';
import './board.css';

/** What pictures and paper have of the board. */
export interface BoardHandle {
  svg(): SVGSVGElement | null;
  readings(): readonly Reading[];
}

interface Props {
  readonly work: RoastWork;
  readonly log: RoastLog;
  readonly name: string;
  readonly below: RoastLog | null;
  /** What stands below the chart; on a phone below the figures too. */
  readonly children: ReactNode;
  readonly ref?: Ref<BoardHandle>;
}

/** Px of the chart in pictures. */
const PICTURE = { width: 1080, height: 680 };

const NARROW = 560;
const heightOf = (width: number) =>
  width < NARROW ? Math.max(360, width * 1.05) : Math.min(620, Math.max(440, width * 0.63));

/** A roast as its page shows it: what the curves say, the curves, and the figures beside them. */
export default function RoastBoard({ work, log, name, below, children, ref }: Props) {
  const { options: chosen, typed, background } = work;
  const options = useMemo(() => ({ ...chosen, span_s: chosen.span_s ?? spanFor(log) }), [chosen, log]);
  const { span_s, smooth_s } = options;
  const room = useRef<HTMLDivElement>(null);
  const chart = useRef<RoastHandle>(null);
  const width = useWidth(room);
  const [view, setView] = useState<RoastView | null>(null);
  const [cursor, setCursor] = useState<{ readonly s: number | null; readonly isTold: boolean }>(NOWHERE);
  const figures = useMemo(() => figuresOf(log), [log]);
  const ror = useMemo(() => rorOf(log, { span_s, smooth_s }), [log, span_s, smooth_s]);
  const isTyped = work.file === null;
  const shown: ShownRoast = useMemo(
    () => ({ log, figures, ror, options, isTyped }),
    [log, figures, ror, options, isTyped],
  );
  const others = useMemo(
    () => (below && background ? [otherOf(log, below, background.align, background.name)] : []),
    [log, below, background],
  );
  const locale = currentLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its names are those of the language that is shown
  const input = useMemo(() => ({ ...chartInput(shown, typed), others }), [shown, typed, others, locale]);
  const words = chartWords(name, options);
  const end = log.marks.DROP?.s ?? log.time.at(-1) ?? null;

  useImperativeHandle(ref, () => ({
    svg: () => drawn(<RoastChart {...input} {...PICTURE} view={view} words={{ ...words, help: undefined }} />),
    readings: () => readingsOf(shown),
  }));
  // The cursor moves many times a second and changes no figure; another language changes their words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its names are those of the language that is shown
  const aside = useMemo(
    () => (
      <aside>
        <RoastFigures {...shown} />
        <RoastMarks {...shown} />
        <RoastPhases {...shown} />
        <RoastSignals {...shown} />
      </aside>
    ),
    [shown, locale],
  );
  return (
    <div className="roast-frame">
      <div className="roast-board">
        <section>
          <RoastReadout input={input} options={options} s={cursor.s ?? end} isTold={cursor.isTold} />
          <div ref={room} className="roast-room">
            {width > 0 && (
              <RoastChart
                {...input}
                ref={chart}
                words={words}
                width={width}
                height={heightOf(width)}
                cursor={cursor.s}
                onCursor={(s, by) => setCursor({ s, isTold: by === 'key' })}
                view={view}
                onView={setView}
              />
            )}
          </div>
          <div className="roast-zoom">
            <ZoomButtons zoom={(factor) => chart.current?.zoom(factor)} />
            {view && <ZoomButton icon="screen" name={t('roast_whole')} onClick={() => chart.current?.all()} />}
          </div>
        </section>
        {aside}
        <div className="roast-more">{children}</div>
      </div>
    </div>
  );
}

const NOWHERE = { s: null, isTold: false };

/** The figures in words, for paper. */
function readingsOf({ figures, log, ror, options: { unit, per } }: ShownRoast): Reading[] {
  const { total_s, dtr_percent, development_s, loss_percent } = figures;
  const estimated = (is: boolean) => (is ? ` (${t('roast_estimated')})` : '');
  const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)} %`);
  const time = (value: number | null) => (value === null ? '–' : clockText(value));
  return [
    { name: `${t('roast_total_s')}${estimated(figures.estimated.includes('total_s'))}`, value: time(total_s) },
    {
      name: t('roast_development_s'),
      value: `${time(development_s)} · ${percent(dtr_percent)}${estimated(figures.estimated.includes('dtr_percent'))}`,
    },
    { name: t('roast_loss_percent'), value: percent(log.green_g === null ? null : loss_percent) },
    ...figures.marks.map(({ mark, s, bean, isEstimated }) => ({
      name: `${t(`roast_mark_${mark}`)}${estimated(isEstimated)}`,
      value: `${clockText(s)} · ${degreesText(bean, unit)} · ${rateText(rateAt(log, ror, mark, s), unit, per)} ${rateUnit(unit, per)}`,
    })),
  ];
}
