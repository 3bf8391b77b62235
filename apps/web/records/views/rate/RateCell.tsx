import type { CellProps, NumberKind } from '../../field/view.ts';
import { Cups } from './Cups.tsx';
import { ratingOf, ratingText } from './rating.ts';
import './rate.css';

/** A rating to read: its number, and the cups before it where there is room. */
export function RateCell({ field, value, dense }: CellProps<NumberKind>) {
  const rating = ratingOf(field);
  const text = ratingText(value, rating);
  if (dense) return <span className="number">{text}</span>;
  return (
    <span className="rate-shown">
      <Cups held={value} rating={rating} />
      <span className="number">{text}</span>
    </span>
  );
}
