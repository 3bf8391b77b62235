import type { Entity, Names, Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { type Figure, Figures } from '../../../records/ledger/Figures.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { CompareLink } from '../compare/CompareLink.tsx';
import { MakeReference } from '../plan/MakeReference.tsx';
import { MoveDay } from '../plan/MoveDay.tsx';
import { hasProfile } from '../record/roast_of_record.ts';
import './reading.css';

/** A roast: its chart first, then what came out and what went in. */
export const roastReading: ReadingView = { Body: RoastReading };

const PROFILE = 'roast_profile';
/** What came of the roast. */
const MASSES = ['greenbean_total_mass', 'roasting_mass'];
const LOSSES = ['roasting_loss', 'roasting_organic_loss'];
/** What the chart says where there is one. */
const CHARTED = [...LOSSES, 'roasting_dtr'];
const BEANS = ['roasting_agtron', 'roasting_moisture'];
const LARGE = [...MASSES, ...LOSSES, ...BEANS];
/** After the chart stands what somebody wrote of it, and how it tasted. */
const SOON: readonly string[] = ['roasting_memo', 'qc'];

function RoastReading({ screen, record, form, names }: ReadingProps) {
  const [what, ...groups] = screen.form.map((group) => ({
    ...group,
    fields: group.fields.filter((name) => !LARGE.includes(name)),
  }));
  const chart = groups.filter(({ view }) => view === PROFILE);
  const soon = groups.filter(({ key }) => SOON.includes(key));
  const rest = groups.filter((group) => !chart.includes(group) && !soon.includes(group));
  return (
    <div className="roast-reading">
      <header>
        <LeadFacts {...{ form, names }} fields={what?.fields ?? []} />
        <Figures {...{ form, names }} items={[...cameOf(form.entity, record, names), ...BEANS]} />
        <MoveDay {...{ screen, record }} />
        <MakeReference record={record} />
        <CompareLink screen={screen} record={record} />
      </header>
      <ReadGroups {...{ form, names }} groups={[...chart, ...soon, ...rest]} />
    </div>
  );
}

/** From how much to how much; what it lost and how far it was developed where no chart says so. */
function cameOf(entity: Entity, row: Row, names: Names): readonly (string | Figure)[] {
  const cell = (name: string) => {
    const field = entity.fields[name];
    return field && <FieldCell dense {...{ name, field, names }} value={row[name]} />;
  };
  const masses = {
    label: t('roast_head_mass'),
    text: (
      <span className="from-to">
        <span>{cell('greenbean_total_mass')}</span>
        <span>
          <span aria-hidden="true">→ </span>
          {cell('roasting_mass')}
        </span>
      </span>
    ),
  };
  return [
    ...((row.roasting_mass ?? null) === null ? ['greenbean_total_mass'] : [masses]),
    ...(hasProfile(row) ? [] : CHARTED),
  ];
}
