import { equipTypeView } from '../areas/brew/equip/equip_type.tsx';
import { flavorGroupView } from '../areas/cup/flavors/flavor_group.tsx';
import { flavorsView } from '../areas/cup/flavors/flavors.tsx';
import { cupReading } from '../areas/cup/reading/reading.tsx';
import { pointsView } from '../areas/cup/score/points.tsx';
import { scoreView } from '../areas/cup/score/score.tsx';
import { wheelOptionsView } from '../areas/cup/wheel_options/wheel_options.tsx';
import { mapView } from '../areas/map/dialog/map.tsx';
import { provideViews, type ViewsOf } from '../records/field/views.ts';
import { daysAfterView } from '../records/views/days_after.tsx';
import { daysSinceView } from '../records/views/days_since.tsx';
import { ordinalView } from '../records/views/ordinal.tsx';
import { rateView } from '../records/views/rate/rate.tsx';
import { sliderView } from '../records/views/slider/slider.tsx';
import { wordView } from '../records/views/word.tsx';

/** The views of every list and form, and of notes of a cup, which every area has. */
provideViews({
  fields: {
    days_after: daysAfterView,
    days_since: daysSinceView,
    equip_type: equipTypeView,
    flavors: flavorsView,
    map: mapView,
    ordinal: ordinalView,
    rate: rateView,
    score: scoreView,
    slider: sliderView,
    word: wordView,
  },
  groups: {
    flavors: flavorGroupView,
    points: pointsView,
    wheel_options: wheelOptionsView,
  },
  readings: {
    cup: cupReading,
  },
} satisfies ViewsOf<'every'>);
