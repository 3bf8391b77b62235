import { isSame } from '@hanjan/core';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { hashOf } from '../domain/roast_log.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';
import { followMade } from './made_lot.ts';
import { batchFor } from './roast_batch.ts';
import { type Bean, beansOf, broughtTogether, nameAfter } from './roast_beans.ts';
import { beanOf, greenOf, lotsFor, type Roast, takenBy } from './roast_green.ts';
import { askAboutLoss } from './roast_loss.ts';
import { refuseAhead, refuseBlended } from './roast_state.ts';

/** A roast has a batch and the lots of its beans, is what its beans are, and moves the stock. */
export const roastingResult: BehaviourOf<'roaster_roasting_result'> = {
  async fill(work, row, before) {
    const green = greenOf(row);
    const isOfOthers = before === null || !isSame(green.map(beanOf), greenOf(before).map(beanOf));
    const [lots, beans, roasting_batch_no] = await Promise.all([
      lotsFor(work, row, before),
      isOfOthers || !isNamed(row) ? beansOf(work, green.map(beanOf)) : [],
      batchFor(work, row, before),
      refuseAhead(work, row, before),
    ]);
    refuseMissing(row, lots, isOfOthers ? beans : null);
    askAboutLoss(work, row, before);
    return {
      ...row,
      ...(isOfOthers && broughtTogether(beans)),
      ...(!isNamed(row) && nameAfter(green.map(beanOf), beans)),
      roasting_batch_no,
      roasting_instock: row.roasting_instock ?? 0,
      ...broughtBy(work, row, before),
      roasting_result_greenbean:
        green.length === 0 ? null : green.map((one, nth) => ({ ...one, greenbean_year_seq: lots[nth] ?? null })),
    };
  },

  async follow(work, change, key) {
    await refuseBlended(work, change, key);
    await followMade(work, change, { lot: 'roasting', key }, roasterRoastingResult.name, 'ROAST', takenBy);
  },
};

/**
 * The import that a roast came with, and by what it is known again: its curve, or the row of a sheet that it was brought in
 * from, unless it had a curve and lost it.
 */
function broughtBy({ brought }: Transaction, row: Roast, before: Roast | null) {
  const { roasting_import = null, roasting_log_hash = null } = (before ?? brought ?? {}) as Partial<Roast>;
  const isOfRow = roasting_import !== null && (before?.roasting_chart_log ?? null) === null;
  return {
    roasting_import,
    roasting_log_hash: hashOf(row.roasting_chart_log) ?? (isOfRow ? roasting_log_hash : null),
  };
}

const isNamed = ({ roasting_name, roasting_name_locale }: Roast) =>
  (roasting_name ?? roasting_name_locale ?? null) !== null;

/** A lot that is not there is said at its year; a bean that is not there is found later. Without beans all are as before. */
function refuseMissing(row: Roast, lots: readonly (number | null)[], beans: readonly Bean[] | null): void {
  const faults = greenOf(row).flatMap((one, nth) => {
    const isKnown = !beans || beans.some(({ greenbean_roaster_seq }) => greenbean_roaster_seq === beanOf(one));
    const at = { row: nth, item: 'greenbean_year' };
    return isKnown && lots[nth] === null ? [{ name: 'roasting_result_greenbean', key: 'field_ref', args: {}, at }] : [];
  });
  if (faults.length > 0) throw invalid(faults, roasterRoastingResult);
}
