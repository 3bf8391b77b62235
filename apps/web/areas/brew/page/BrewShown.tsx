import type { Row } from '@hanjan/core';
import type { RefObject } from 'react';
import { isLong, type Plan } from '../plan.ts';
import { useSaveBrew } from '../run/save.ts';
import type { BrewWork } from '../work/work.ts';
import { Brewed } from './Brewed.tsx';
import { BrewPlot, type PlotHandle } from './BrewPlot.tsx';
import { BrewSteps } from './BrewSteps.tsx';

interface Props {
  readonly work: BrewWork;
  /** What is saved of it. */
  readonly record: Row;
  readonly plan: Plan;
  readonly actual: Plan | null;
  /** Path of the page. */
  readonly home: string;
  readonly plot: RefObject<PlotHandle | null>;
  readonly isWriting: boolean;
  setWriting(isWriting: boolean): void;
  change(part: Partial<BrewWork>, what?: string): void;
  drop(): void;
}

/** A brew as it is planned or went: its chart, and its steps or where they differed from the plan. */
export default function BrewShown(props: Props) {
  const { work, record, plan, actual, home, plot, isWriting, setWriting, change, drop } = props;
  const { fields, brewed } = work;
  const save = useSaveBrew();
  return (
    <>
      <BrewPlot ref={plot} {...{ plan, actual, home }} fields={record} isHours={isLong(record)} />
      {brewed && actual ? (
        <Brewed {...{ work, plan, actual, change, drop }} save={() => save(record)} />
      ) : (
        <BrewSteps
          {...{ fields, plan, isWriting, setWriting }}
          put={(part) => change({ fields: { ...fields, ...part } }, 'steps')}
        />
      )}
    </>
  );
}
