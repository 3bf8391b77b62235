import type { FieldView } from '../engine/field/view.ts';
import { provideViews } from '../engine/views.ts';
import { flavorGroupView } from './flavors/flavor_group.tsx';
import { flavorsView } from './flavors/flavors.tsx';
import { mapView } from './map/map.tsx';
import { pointsView } from './score/points.tsx';
import { scoreView } from './score/score.tsx';
import { sliderView } from './slider/slider.tsx';
import { wheelOptionsView } from './wheel_options/wheel_options.tsx';

/** The views of notes. */
provideViews({
  fields: {
    flavors: flavorsView as FieldView,
    map: mapView as FieldView,
    score: scoreView as FieldView,
    slider: sliderView as FieldView,
  },
  groups: {
    flavors: flavorGroupView,
    points: pointsView,
    wheel_options: wheelOptionsView,
  },
});
