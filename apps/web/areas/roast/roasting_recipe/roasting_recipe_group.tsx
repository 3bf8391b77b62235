import { percent } from '@hanjan/model/presets.ts';
import { t, textOf } from '../../../base/texts/index.ts';
import { Total } from '../../../parts/Total.tsx';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { FormHere } from '../../../records/views/filling/form_here.ts';
import { developedOf } from './developed.ts';
import './roasting_recipe.css';

/** What a roast is, with a recipe that fills the form; whoever reads it sees first what came of it. */
export const roastingRecipeGroupView: GroupView = { Body: RoastGroup };

function RoastGroup(props: GroupProps) {
  const { form, isReading } = props;
  return (
    <FormHere value={form}>
      <div>
        {isReading && <RoastHead {...props} />}
        <Fields {...props} />
      </div>
    </FormHere>
  );
}

const FIGURES = ['roasting_loss', 'roasting_organic_loss', 'roasting_agtron'];

/** What a roaster looks for first: from how much to how much, what it lost, and how far it was developed. */
function RoastHead({ form: { entity, values }, names }: GroupProps) {
  const row = values();
  const cell = (name: string) => {
    const field = entity.fields[name];
    return field && <FieldCell {...{ name, field, names }} value={row[name]} />;
  };
  const has = (name: string) => (row[name] ?? null) !== null;
  const developed = developedOf(row);
  if (!has('roasting_mass') && developed === null) return null;
  return (
    <dl className="roast-came">
      {has('roasting_mass') && (
        <Total label={t('roast_head_mass')}>
          {cell('greenbean_total_mass')} <span aria-hidden="true">→</span> {cell('roasting_mass')}
        </Total>
      )}
      {FIGURES.filter(has).map((name) => (
        <Total key={name} label={textOf(name)}>
          {cell(name)}
        </Total>
      ))}
      {developed !== null && (
        <Total label={t('roast_head_developed')}>
          <FieldCell name="developed" field={percent} value={developed} names={names} />
        </Total>
      )}
    </dl>
  );
}
