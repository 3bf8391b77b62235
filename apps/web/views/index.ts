import type { FieldView } from '../engine/field/view.ts';
import { provideViews } from '../engine/views.ts';
import { daysAfterView } from './days_after.tsx';
import { daysSinceView } from './days_since.tsx';
import { equipTypeView } from './equip/equip_type.tsx';
import { flavorGroupView } from './flavors/flavor_group.tsx';
import { flavorsView } from './flavors/flavors.tsx';
import { mapView } from './map/map.tsx';
import { ordinalView } from './ordinal.tsx';
import { rateView } from './rate/rate.tsx';
import { pointsView } from './score/points.tsx';
import { scoreView } from './score/score.tsx';
import { sliderView } from './slider/slider.tsx';
import { wheelOptionsView } from './wheel_options/wheel_options.tsx';
import { wordView } from './word.tsx';

/** The views of every list and form, and of notes of a cup, which every area has. */
provideViews({
  fields: {
    days_after: daysAfterView as FieldView,
    days_since: daysSinceView as FieldView,
    equip_type: equipTypeView as FieldView,
    flavors: flavorsView as FieldView,
    map: mapView as FieldView,
    ordinal: ordinalView as FieldView,
    rate: rateView as FieldView,
    score: scoreView as FieldView,
    slider: sliderView as FieldView,
    word: wordView as FieldView,
  },
  groups: {
    flavors: flavorGroupView,
    points: pointsView,
    wheel_options: wheelOptionsView,
  },
});
