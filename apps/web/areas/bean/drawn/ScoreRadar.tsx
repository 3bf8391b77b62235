import { Radar } from '@hanjan/charts/radar/View.tsx';
import { numberOrNull, type Row } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { textOf } from '../../../base/texts/index.ts';
import { radarWords } from '../../cup/score/radarWords.ts';

export interface Props {
  readonly note: Row;
}

/** The scores of a note as a shape. */
export default function ScoreRadar({ note }: Props) {
  const axes = POINTS.map((name) => ({ key: name, label: textOf(name), value: numberOrNull(note[name]) }));
  return <Radar axes={axes} label={radarWords(axes)} />;
}
