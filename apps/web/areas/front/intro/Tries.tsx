import { type FunctionComponent, Suspense, useRef } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t, withTexts } from '../../../base/texts/index.ts';
import { MenuLink } from '../../../parts/links/MenuLink.tsx';
import { useIsSeen } from '../../../parts/size/useIsSeen.ts';
import './tries.css';

interface Try {
  readonly topic: 'note' | 'brew' | 'roast';
  /** The page where the same is done in earnest. */
  readonly path: string;
  readonly View: FunctionComponent<object>;
}

const TRIES: readonly Try[] = [
  {
    topic: 'note',
    path: '/info/chart/radarchart',
    View: later(() => import('./SampleNote.tsx')),
  },
  {
    topic: 'brew',
    path: '/info/chart/brewingrecord',
    View: later(() => withTexts('brew', import('./BrewTry.tsx'))),
  },
  {
    topic: 'roast',
    path: '/info/chart/roasting',
    View: later(() => withTexts('roast', import('./RoastTry.tsx'))),
  },
];

/** Small charts to touch, each with a sentence and the way to its page. They are loaded when somebody comes near. */
export const Tries = () => (
  <div className="tries">
    {TRIES.map((one) => (
      <TryRow key={one.topic} {...one} />
    ))}
  </div>
);

function TryRow({ topic, path, View }: Try) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  return (
    <section className="try" data-topic={topic}>
      <div className="try-say">
        <h2>{t(`intro_try_${topic}`)}</h2>
        <p>{t(`intro_try_${topic}_text`)}</p>
        <MenuLink path={path} />
      </div>
      <div ref={place} className="try-place">
        <Suspense>{isSeen && <View />}</Suspense>
      </div>
    </section>
  );
}
