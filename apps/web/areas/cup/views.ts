import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { ownCupReading } from './reading/own_cup.tsx';

/** The views of notes that somebody wrote where they work. */
provideViews({
  inputs: {},
  groups: {},
  readings: {
    own_cup: ownCupReading,
  },
} satisfies ViewsOf<'cup'>);
