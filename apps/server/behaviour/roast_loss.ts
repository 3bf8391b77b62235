import { type RoastLoss, unusualLoss } from '@hanjan/model/roaster/loss.ts';
import type { Transaction } from '../engine/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import type { Roast } from './roast_green.ts';

type Weights = Pick<
  Roast,
  'roasting_step' | 'greenbean_total_mass' | 'roasting_mass' | 'roasting_loss' | 'roasting_past'
>;

/**
 * Asks about a loss that hardly any roast has (409 `loss_unusual`): a weight is mistyped then, or in another unit. Who
 * brings in a file, or roasts of the past, has looked at its rows and is not asked.
 */
export function askAboutLoss(work: Transaction, row: Weights, before: Weights | null): void {
  const result = unusualLoss(row);
  if (
    !result ||
    work.together ||
    row.roasting_past ||
    isKnown(result, before) ||
    isSaid(work.confirmed?.loss_unusual, result)
  )
    return;
  throw new Refusal(409, 'loss_unusual', { result });
}

const isKnown = ({ green, roasted }: RoastLoss, before: Weights | null) =>
  before?.greenbean_total_mass === green && before.roasting_mass === roasted;

/** Whether somebody was asked about these weights and said yes. */
function isSaid(confirmed: unknown, { green, roasted }: RoastLoss): boolean {
  const said = (confirmed ?? {}) as Partial<RoastLoss>;
  return said.green === green && said.roasted === roasted;
}
