import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Wheel } from '../../../packages/charts/wheel/View.tsx';
import { flavors, SIZE } from '../data.ts';
import { offer } from '../offered.ts';

const nodes = flavors();

function TurnedWheel() {
  const [rotate, setRotate] = useState(0);
  const [current, setCurrent] = useState<string | null>('JASMINE');
  offer({ turnTo: (degrees) => flushSync(() => setRotate(degrees)) });
  return (
    <Wheel
      {...SIZE.wheel}
      {...{ nodes, rotate, current }}
      reverse={false}
      simple={false}
      showSub
      label="플레이버 휠"
      words={{ help: '', empty: '' }}
      onToggle={() => undefined}
      onCurrent={setCurrent}
      onRotate={setRotate}
    />
  );
}

/** The flavor wheel in a page that keeps where it stands. */
export const chart = () => <TurnedWheel />;
