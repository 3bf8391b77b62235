import { Suspense } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { ScoreRow } from './ScoreInput.tsx';

const PointsRadar = later(() => import('./PointsRadar.tsx'));

/** Scores on graduations one below the other, and their radar chart beside the form. */
export const pointsView: GroupView = { Body: Points, Side };

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

function Side(props: GroupProps) {
  return (
    <section className="side-group" aria-label={t('radar_chart')}>
      <h2>{t('radar_chart')}</h2>
      <div className="points-radar">
        <Suspense>
          <PointsRadar {...props} />
        </Suspense>
      </div>
    </section>
  );
}
