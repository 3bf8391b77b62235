import { flavorGroupView } from '../areas/cup/flavors/flavor_group.tsx';
import { flavorsInput } from '../areas/cup/flavors/flavors.tsx';
import { cupReading } from '../areas/cup/reading/reading.tsx';
import { pointsView } from '../areas/cup/score/points.tsx';
import { scoreInput } from '../areas/cup/score/score.tsx';
import { wheelOptionsView } from '../areas/cup/wheel_options/wheel_options.tsx';
import { mapInput } from '../areas/map/dialog/map.tsx';
import { provideViews, type ViewsOf } from '../records/field/views.ts';
import { RateInput } from '../records/views/rate/RateInput.tsx';
import { sliderInput } from '../records/views/slider/slider.tsx';

/** What every form and record that is read is drawn by, and notes of a cup, which every area has; lists do without. */
provideViews({
  inputs: {
    flavors: flavorsInput,
    map: mapInput,
    rate: { Input: RateInput },
    score: scoreInput,
    slider: sliderInput,
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
