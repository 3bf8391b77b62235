import type { Row } from '@hanjan/core';
import { unbalanced } from '@hanjan/model/roaster/blend_figures.ts';
import { t } from '../../../base/texts/index.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { useField } from '../../../records/form/hooks.ts';
import { filledGroupView } from '../../../records/views/filling/filled_group.tsx';
import { numberOf } from './batches.ts';

/** The components of a blend. Their sum stands below them; where the blend has no loss it says because of which. */
export const blendGroupView: GroupView = { Body: Blend };

const PARTS = 'blending_result_comb';

function Blend(props: GroupProps) {
  const { form, group } = props;
  const fields = group.fields.filter((name) => name !== 'blending_total_mass');
  const { value: parts } = useField(form, PARTS);
  const without = unbalanced(parts).flatMap((nth) => numberAt(parts, nth) ?? []);
  return (
    <>
      <filledGroupView.Body {...props} group={{ ...group, fields }} />
      {without.length > 0 && <p className="group-hint">{t('blend_loss_missing', { batches: without.join(', ') })}</p>}
    </>
  );
}

/** What the batch of a component is called; nothing where none is chosen yet. */
function numberAt(parts: unknown, nth: number): string | undefined {
  const { roasting_result_year: year, roasting_result_seq: number }: Row = Array.isArray(parts) ? parts[nth] : {};
  return year != null && number != null ? numberOf({ year, number }) : undefined;
}
