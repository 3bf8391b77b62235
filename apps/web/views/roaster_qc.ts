import type { FieldView } from '../engine/field/view.ts';
import { provideViews } from '../engine/views.ts';
import { cuppedView } from './cupped/cupped.tsx';
import { flavorGroupView } from './flavors/flavor_group.tsx';
import { flavorsView } from './flavors/flavors.tsx';
import { rateView } from './rate/rate.tsx';
import { pointsView } from './score/points.tsx';
import { scoreView } from './score/score.tsx';
import { wheelOptionsView } from './wheel_options/wheel_options.tsx';

/** The views of notes of quality control. */
provideViews({
  fields: {
    cupped: cuppedView as FieldView,
    flavors: flavorsView as FieldView,
    rate: rateView as FieldView,
    score: scoreView as FieldView,
  },
  groups: {
    flavors: flavorGroupView,
    points: pointsView,
    wheel_options: wheelOptionsView,
  },
});
