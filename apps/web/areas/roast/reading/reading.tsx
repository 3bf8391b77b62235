import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { Figures } from '../../../records/ledger/Figures.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { hasProfile } from '../record/roast_of_record.ts';
import './reading.css';

/** A roast: its chart first, then what came out and what went in. */
export const roastReading: ReadingView = { Body: RoastReading };

const PROFILE = 'roast_profile';
/** What came of the roast; the figures beside a chart say most of it. */
const OUT = ['greenbean_total_mass', 'roasting_mass', 'roasting_loss', 'roasting_organic_loss'];
const COLOUR = ['roasting_agtron', 'roasting_moisture'];
const LARGE = [...OUT, ...COLOUR];
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
        <Figures {...{ form, names }} items={hasProfile(record) ? COLOUR : LARGE} />
      </header>
      <ReadGroups {...{ form, names }} groups={[...chart, ...soon, ...rest]} />
    </div>
  );
}
