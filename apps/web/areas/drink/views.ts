import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { drinkCostView } from './cost/cost_group.tsx';
import { drinkReading } from './reading/drink_reading.tsx';

/** The views of what a cafe sells. */
provideViews({
  inputs: {},
  groups: { drink_cost: drinkCostView },
  readings: { drink: drinkReading },
} satisfies ViewsOf<'drink'>);
