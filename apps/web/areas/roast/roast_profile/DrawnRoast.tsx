import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { memo, type ReactNode, type Ref } from 'react';
import { t } from '../../../base/texts/index.ts';
import RoastBoard, { type BoardHandle } from '../board/RoastBoard.tsx';
import { RoastSettings } from '../board/RoastSettings.tsx';
import type { RoastWork } from '../work.ts';

interface Props {
  readonly work: RoastWork;
  readonly log: RoastLog;
  /** The roast that it is to be like. */
  readonly below: RoastLog | null;
  /** Changes how roasts are shown. */
  show(part: Pick<RoastWork, 'options'>): void;
  readonly ref?: Ref<BoardHandle>;
  /** What stands between the chart and how it is shown. */
  readonly children?: ReactNode;
}

/** The roast of a record drawn, with its figures. A key that is typed draws it only once it changes something of it. */
export const DrawnRoast = memo(({ work, log, below, show, ref, children }: Props) => (
  <RoastBoard {...{ work, log, ref }} name={work.title || t('menu_roastingprofile')} below={below}>
    {children}
    <RoastSettings {...{ work, log }} change={(part) => part.options && show({ options: part.options })} below={null} />
  </RoastBoard>
));
