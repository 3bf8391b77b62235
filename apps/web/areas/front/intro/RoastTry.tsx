import { RoastChart } from '@hanjan/charts/roast/View.tsx';
import { clockText } from '@hanjan/charts/timeline/words.ts';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { ROR_DEFAULT, rorOf } from '@hanjan/roastlog/figures/ror.ts';
import { sampleRoast } from '@hanjan/roastlog/sample.ts';
import { useMemo, useRef, useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { chartInput, chartWords } from '../../roast/board/chart_input.ts';
import { RoastReadout } from '../../roast/board/RoastReadout.tsx';
import { BEGIN } from '../../roast/work.ts';

const options = { ...BEGIN.options, ...ROR_DEFAULT };
const heightOf = (width: number) => Math.max(340, Math.min(460, width * 0.6));

/** Our own sample roast, whose curves say what they hold at the time that is pointed at. */
export default function RoastTry() {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const [cursor, setCursor] = useState<{ readonly s: number | null; readonly isTold: boolean }>(FIRST);
  const locale = currentLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its names are those of the language that is shown
  const { input, name, dtr } = useMemo(roast, [locale]);
  return (
    <div className="roast-try">
      <RoastReadout input={input} options={options} s={cursor.s ?? FIRST.s} isTold={cursor.isTold} />
      <div ref={room} className="roast-try-room">
        {width > 0 && (
          <RoastChart
            {...input}
            words={chartWords(name, options)}
            width={width}
            height={heightOf(width)}
            cursor={cursor.s ?? FIRST.s}
            onCursor={(s, by) => setCursor({ s, isTold: by === 'key' })}
          />
        )}
      </div>
      <p className="roast-try-facts">{dtr}</p>
    </div>
  );
}

/** First crack of the sample, where the eye goes first. */
const FIRST = { s: 510, isTold: false };

function roast() {
  const log = sampleRoast({ machine: t('roast_sample_machine'), title: t('roast_sample_title') });
  const figures = figuresOf(log);
  const ror = rorOf(log, options);
  const { development_s, dtr_percent } = figures;
  const facts = [
    log.title,
    log.machine,
    development_s !== null && `${t('roast_development_s')} ${clockText(development_s)}`,
    dtr_percent !== null && `DTR\u00a0${dtr_percent.toFixed(1)}\u00a0%`,
  ];
  return {
    input: chartInput({ log, figures, ror, options }, {}),
    name: log.title ?? '',
    dtr: facts.filter(Boolean).join(' · '),
  };
}
