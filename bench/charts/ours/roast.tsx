import { useState } from 'react';
import { flushSync } from 'react-dom';
import { RoastChart } from '../../../packages/charts/roast/View.tsx';
import { SIZE } from '../data.ts';
import { offer } from '../offered.ts';
import { endOf, MARKS, phasesTo, READINGS, readings } from '../roast.ts';

const words = {
  label: '로스팅 프로파일',
  bean: '원두',
  air: '배기',
  ror: 'RoR',
  estimated: '추정',
  minutes: '분',
  rate: '°C/분',
};

function GrownRoast() {
  const [count, setCount] = useState(0);
  const show = (count: number) => flushSync(() => setCount(count));
  offer({ begin: () => show(READINGS), grow: (step) => show(READINGS + step) });
  if (count === 0) return <p />;
  return (
    <RoastChart
      {...SIZE.roast}
      {...readings(count)}
      {...{ words, unit: 'C', rorPer: 60, marks: MARKS, controls: [] }}
      phases={phasesTo(endOf(count))}
      now={endOf(count)}
      onCursor={() => undefined}
    />
  );
}

/** A roast in a page that goes on reading. */
export const chart = () => <GrownRoast />;
