import { Radar } from '@hanjan/charts/radar/View.tsx';
import { useSyncExternalStore } from 'react';
import { FormField } from '../../engine/form/FormField.tsx';
import type { GroupProps, GroupView } from '../../engine/form/groups.ts';
import { t, textOf } from '../../i18n/index.ts';
import { radarWords } from './radarWords.ts';
import { ScoreRow } from './ScoreInput.tsx';

/** Scores on graduations one below the other, and their radar chart beside the form. */
export const pointsView: GroupView = { Body: Points, Side: PointsRadar };

function Points({ form, group, names, isFixed }: GroupProps) {
  return (
    <div>
      {group.fields.map((name) => {
        const { value } = form.field(name);
        if (!isFixed(name)) return <FormField key={name} form={form} name={name} names={names} isFixed={isFixed} />;
        return typeof value === 'number' && <ScoreRow key={name} name={name} value={value} />;
      })}
    </div>
  );
}

function PointsRadar({ form, group, isFixed }: GroupProps) {
  const scores = useSyncExternalStore(form.subscribe, () =>
    JSON.stringify(group.fields.map((name) => form.field(name).value)),
  );
  const values: (number | null)[] = JSON.parse(scores);
  const axes = group.fields.map((name, i) => ({ key: name, label: textOf(name), value: values[i] ?? null }));
  const isLive = group.fields.some((name) => !isFixed(name));
  return (
    <section className="side-group" aria-label={t('radar_chart')}>
      <h2>{t('radar_chart')}</h2>
      <Radar
        axes={axes}
        label={radarWords(axes)}
        onChange={isLive ? (name, score) => !isFixed(name) && form.set(name, score) : undefined}
      />
    </section>
  );
}
