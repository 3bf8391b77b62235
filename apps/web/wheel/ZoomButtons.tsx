import type { WheelHandle } from '@hanjan/charts/wheel/View.tsx';
import type { RefObject } from 'react';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import './zoom.css';

const STEP = 4 / 3;

/** Enlarges the wheel and reduces it again. */
export const ZoomButtons = ({ wheel }: { readonly wheel: RefObject<WheelHandle | null> }) => (
  <div className="wheel-zoom">
    <button type="button" className="tool" aria-label={t('wheel_larger')} onClick={() => wheel.current?.zoom(STEP)}>
      <Icon name="plus" />
    </button>
    <button
      type="button"
      className="tool"
      aria-label={t('wheel_smaller')}
      onClick={() => wheel.current?.zoom(1 / STEP)}
    >
      <Icon name="minus" />
    </button>
  </div>
);
