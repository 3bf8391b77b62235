import { Cup } from './Cup.tsx';
import { levelOf, type Rating } from './rating.ts';

/** The cups of a rating, as full as it says. */
export const Cups = ({ held, rating }: { readonly held: number | null; readonly rating: Rating }) =>
  rating.cups.map((cup) => <Cup key={cup} level={levelOf(cup, held, rating)} />);
