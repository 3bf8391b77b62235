import type { RoastLoss } from '@hanjan/model/roaster/loss.ts';
import { units } from '../../base/session/preferences.ts';
import { t } from '../../base/texts/index.ts';
import { ask } from '../../parts/dialog/ask.ts';
import { exact, stockGauge } from '../stock/masses.ts';

/** Asks whether a roast lost as much, or as little, as its weights say. */
export default function askAboutLoss(result: unknown): Promise<boolean> {
  const { green, roasted, loss } = result as RoastLoss;
  const gauge = stockGauge(units.get());
  return ask({
    title: t('loss_unusual_title', { loss: (loss / 10).toFixed(1) }),
    text: t('loss_unusual_text', { green: exact(gauge, green), roasted: exact(gauge, roasted) }),
    confirm: t('loss_unusual_confirm'),
    cancel: t('loss_unusual_cancel'),
    // Mostly it is a slip.
    danger: true,
  });
}
