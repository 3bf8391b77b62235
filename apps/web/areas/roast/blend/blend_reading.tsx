import { numberOrNull, type Row } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { ShareBar } from '../../../parts/rows/ShareBar.tsx';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import './blend_reading.css';

/** A blend: its shares as one bar, what goes in, and then all that is said of it. */
export const blendReading: ReadingView = { Body: BlendReading, Key: PlanKey };

const PLAN = '/roaster/blending/plan';
const MADE = 'blending_made';

function BlendReading({ screen, record, form, names }: ReadingProps) {
  const [named, ...groups] = screen.form;
  const made = groups.filter(({ key }) => key === MADE);
  const rest = groups.filter(({ key }) => key !== MADE);
  const shares = ((record.roasting_comb ?? []) as readonly Row[]).map(({ roasting_seq, roasting_percent }) => ({
    id: String(roasting_seq),
    size: numberOrNull(roasting_percent),
  }));
  return (
    <div className="blend-reading">
      <header>
        <LeadFacts {...{ form, names }} fields={named?.fields ?? []} />
        {shares.length > 1 && <ShareBar shares={shares} current={null} />}
      </header>
      <ReadGroups {...{ form, names }} groups={[...made, ...rest]} />
    </div>
  );
}

/** From a blend to how much of it is wanted, while it is in use. */
function PlanKey({ record }: ReadingProps) {
  if (record.blending_use === false) return null;
  return <ButtonLink href={`${PLAN}?blend=${record.blending_seq}`}>{t('menu_blending_plan')}</ButtonLink>;
}
