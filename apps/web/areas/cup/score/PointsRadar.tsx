import { Radar } from '@hanjan/charts/radar/View.tsx';
import { useSyncExternalStore } from 'react';
import { textOf } from '../../../base/texts/index.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { radarWords } from './radarWords.ts';

/** The scores of a form as a radar, whose points can be moved where the scores can. */
export default function PointsRadar({ form, group, isFixed }: GroupProps) {
  const scores = useSyncExternalStore(form.subscribe, () =>
    JSON.stringify(group.fields.map((name) => form.field(name).value)),
  );
  const values: (number | null)[] = JSON.parse(scores);
  const axes = group.fields.map((name, i) => ({ key: name, label: textOf(name), value: values[i] ?? null }));
  const isLive = group.fields.some((name) => !isFixed(name));
  return (
    <Radar
      axes={axes}
      label={radarWords(axes)}
      onChange={isLive ? (name, score) => !isFixed(name) && form.set(name, score) : undefined}
    />
  );
}
