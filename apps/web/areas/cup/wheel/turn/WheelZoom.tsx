import type { WheelHandle } from '@hanjan/charts/wheel/View.tsx';
import type { RefObject } from 'react';
import { ZoomButtons } from '../../../../parts/size/ZoomButtons.tsx';
import './zoom.css';

/** Enlarges the wheel and reduces it again. */
export const WheelZoom = ({ wheel }: { readonly wheel: RefObject<WheelHandle | null> }) => (
  <div className="wheel-zoom">
    <ZoomButtons zoom={(factor) => wheel.current?.zoom(factor)} />
  </div>
);
