import { Fragment } from 'react';
import { t } from '../../base/texts/index.ts';
import { isShared, type Stretch } from './texts.ts';
import './difference.css';

interface Props {
  readonly stretches: readonly Stretch[];
}

interface SideProps extends Props {
  readonly side: keyof Stretch;
  /** What only this one says is marked. */
  readonly isMarked: boolean;
}

/** One of two texts. */
export function TextSide({ stretches, side, isMarked }: SideProps) {
  return (
    <span className="difference-text">
      {stretches.map((stretch, i) => {
        const own = isMarked && !isShared(stretch) && stretch[side];
        return <Fragment key={placeOf(stretches, i)}>{own ? <mark>{own}</mark> : stretch[side]}</Fragment>;
      })}
    </span>
  );
}

/** How one text became the other: what was taken out is struck through, what was put in is marked. */
export const TextChange = ({ stretches }: Props) => (
  <span className="difference-text">
    {stretches.map((stretch, i) => (
      <Fragment key={placeOf(stretches, i)}>{isShared(stretch) ? stretch.before : <Changed {...stretch} />}</Fragment>
    ))}
  </span>
);

function Changed({ before, after }: Stretch) {
  return (
    <>
      {before && (
        <del>
          <span className="spoken">{t('difference_removed')} </span>
          {before}
        </del>
      )}
      {before && after && ' '}
      {after && (
        <ins>
          <span className="spoken">{t('difference_added')} </span>
          {after}
        </ins>
      )}
    </>
  );
}

/** Where a stretch begins in both texts: no two begin at the same place. */
const placeOf = (stretches: readonly Stretch[], i: number) =>
  stretches.slice(0, i).reduce((sum, { before, after }) => sum + before.length + after.length, 0);
