import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BrewChart } from '../../../packages/charts/brew/View.tsx';
import { BREW, BREW_SIZE, STARTED } from '../brew_data.ts';
import { offer } from '../offered.ts';

const words = {
  ...{ label: '부은 물', help: '좌우 화살표로 시간을 옮깁니다.', actual: '추출', plan: '계획' },
  ...{ unit: 'g', flow: 'g/s', bar: 'bar', minutes: '분', hours: '시간' },
};
const actual = { pours: BREW.pours.slice(0, 3), end: null };

function RunningBrew() {
  const [now, setNow] = useState<number | null>(null);
  const show = (ms: number) => flushSync(() => setNow(ms));
  offer({ begin: () => show(STARTED), grow: (step) => show(STARTED + step * 100) });
  if (now === null) return <p />;
  return <BrewChart {...BREW_SIZE.brew} {...{ actual, plan: BREW, now, words }} />;
}

/** The chart of a brew in a page that draws it anew with every tenth of a second. */
export const chart = () => <RunningBrew />;
