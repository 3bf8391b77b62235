import '../../../apps/web/parts/theme/tokens.css';
import type { ReactNode } from 'react';
import { drawn } from '../../form/drawn.ts';

// One chart as our pages draw it: `?chart=wheel`; without a name, what every page with React has.
const charts: Readonly<Record<string, () => Promise<{ chart: () => Promise<ReactNode> | ReactNode }>>> = {
  wheel: () => import('./wheel.tsx'),
  radar: () => import('./radar.tsx'),
  map: () => import('./map.tsx'),
  roast: () => import('./roast.tsx'),
  brew: () => import('./brew.tsx'),
  ruler: () => import('./ruler.tsx'),
};

const load = charts[new URLSearchParams(location.search).get('chart') ?? ''];
drawn(load ? await (await load()).chart() : <p />);
