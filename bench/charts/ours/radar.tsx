import { useState } from 'react';
import { Radar } from '../../../packages/charts/radar/View.tsx';
import { AXES, OTHERS, SCORES, SIZE } from '../data.ts';

const others = [{ key: 'before', name: '지난 잔', values: OTHERS }];

function ScoredRadar() {
  const [scores, setScores] = useState<readonly (number | null)[]>(SCORES);
  const axes = AXES.map((label, i) => ({ key: label, label, value: scores[i] ?? null }));
  const set = (key: string, value: number | null) =>
    setScores((before) => before.map((score, i) => (AXES[i] === key ? value : score)));
  return <Radar {...SIZE.radar} {...{ axes, others }} name="이번 잔" label={AXES.join(', ')} onChange={set} />;
}

/** The radar in a page that keeps its scores. */
export const chart = () => <ScoredRadar />;
