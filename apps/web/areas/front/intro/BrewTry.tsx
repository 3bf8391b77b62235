import { BrewChart } from '@hanjan/charts/brew/View.tsx';
import { showTerm } from '@hanjan/core';
import { useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { chartWords } from '../../brew/chart_words.ts';
import { pourName } from '../../brew/plan.ts';
import { pourOver, waterOf } from './brew_try.ts';
import { Ruler } from './Ruler.tsx';
import './brew_try.css';

const grams = (tenths: number) => `${(tenths / 10).toFixed(1)} g`;
const HEIGHT = 260;

/** A pour over to play with: what the dose and the ratio make of its pours. Nothing of it is stored. */
export default function BrewTry() {
  const [dose, setDose] = useState(20);
  const [ratio, setRatio] = useState(16);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const plan = pourOver(dose * 10, ratio);
  return (
    <div className="brew-try">
      <div className="brew-try-set">
        <Ruler
          {...{ name: t('intro_dose'), value: dose, min: 12, max: 30, step: 0.5, text: grams(dose * 10) }}
          onChange={setDose}
        />
        <Ruler
          {...{ name: t('intro_ratio'), value: ratio, min: 12, max: 18, step: 0.5, text: `1:${ratio}` }}
          onChange={setRatio}
        />
        <dl>
          <div>
            <dt>{t('intro_water')}</dt>
            <dd>{grams(waterOf(plan.pours))}</dd>
          </div>
          <div>
            <dt>{t('intro_time')}</dt>
            <dd>{showTerm(plan.end)}</dd>
          </div>
        </dl>
      </div>
      <div ref={room} className="brew-try-room">
        {width > 0 && <BrewChart actual={plan} width={width} height={HEIGHT} words={chartWords()} />}
      </div>
      <ol>
        {plan.pours.map(({ term, mass }, nth) => (
          <li key={term}>
            <span>{pourName(nth)}</span>
            <small>{showTerm(term)}</small>
            <b>{grams(mass ?? 0)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
