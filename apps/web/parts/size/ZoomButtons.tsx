import { ZOOM_STEP } from '@hanjan/charts/gesture/zoom.ts';
import { t } from '../../base/texts/index.ts';
import { Icon, type IconName } from '../Icon.tsx';

/** Enlarge a chart and reduce it again. */
export const ZoomButtons = ({ zoom }: { zoom(factor: number): void }) => (
  <>
    <ZoomButton icon="plus" name={t('chart_larger')} onClick={() => zoom(ZOOM_STEP)} />
    <ZoomButton icon="minus" name={t('chart_smaller')} onClick={() => zoom(1 / ZOOM_STEP)} />
  </>
);

interface Props {
  readonly icon: IconName;
  readonly name: string;
  onClick(): void;
}

/** One of the buttons that change how large a chart is. */
export const ZoomButton = ({ icon, name, onClick }: Props) => (
  <button type="button" className="tool" aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
