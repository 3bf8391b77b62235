import type { BrewWords } from '@hanjan/charts/brew/input.ts';
import { t } from '../../base/texts/index.ts';
import { pouredWord } from './plan.ts';

/** The words of a brew's chart with masses in some unit; the field of flows has grams in a second alone. */
export const chartWords = (unit = 'g', isEspresso = false): BrewWords => ({
  ...{ label: pouredWord('brew_chart', isEspresso), help: t('brew_chart_help') },
  ...{ actual: t('brew_actual'), plan: t('brew_plan') },
  ...{ unit, flow: 'g/s', bar: 'bar', minutes: t('brew_minutes'), hours: t('brew_hours') },
});
