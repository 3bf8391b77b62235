import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { type FunctionComponent, Suspense, useRef } from 'react';
import { Link } from 'wouter';
import { t, withTexts } from '../../i18n/index.ts';
import { later } from '../../later.tsx';
import { useIsSeen } from '../../parts/useIsSeen.ts';
import './tries.css';

interface Try {
  readonly topic: 'note' | 'brew' | 'roast';
  /** The page where the same is done in earnest. */
  readonly name: MessageKey;
  readonly path: string;
  readonly View: FunctionComponent<object>;
}

const TRIES: readonly Try[] = [
  {
    topic: 'note',
    name: 'menu_radarchart',
    path: '/info/chart/radarchart',
    View: later(() => import('./SampleNote.tsx')),
  },
  {
    topic: 'brew',
    name: 'menu_brewingrecord',
    path: '/info/chart/brewingrecord',
    View: later(() => withTexts('brew', import('./BrewTry.tsx'))),
  },
  {
    topic: 'roast',
    name: 'menu_roastingprofile',
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

function TryRow({ topic, name, path, View }: Try) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  return (
    <section className="try" data-topic={topic}>
      <div className="try-say">
        <h2>{t(`intro_try_${topic}`)}</h2>
        <p>{t(`intro_try_${topic}_text`)}</p>
        <Link className="quiet-link" href={path}>
          {t(name)}
        </Link>
      </div>
      <div ref={place} className="try-place">
        <Suspense>{isSeen && <View />}</Suspense>
      </div>
    </section>
  );
}
