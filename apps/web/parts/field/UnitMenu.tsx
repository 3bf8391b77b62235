import type { Gauge, MeasureName } from '@hanjan/core';
import { chooseUnit } from '../../base/session/preferences.ts';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { Popup } from '../Popup.tsx';

interface Props {
  /** What the number is called. */
  readonly label: string;
  readonly measure: MeasureName;
  readonly gauge: Gauge;
  readonly isSkipped: boolean | undefined;
}

/** The unit of a number; chooses the one in which everything that is measured so is read. */
export const UnitMenu = ({ label, measure, gauge, isSkipped }: Props) => (
  <Popup
    isSkipped={isSkipped}
    label={t('unit_of', { name: label, unit: gauge.unit })}
    button={
      <>
        {gauge.unit}
        <Icon name="down" size={16} />
      </>
    }
    items={gauge.units.map((unit) => ({
      key: unit,
      label: unit,
      chosen: unit === gauge.unit,
      run: () => chooseUnit(measure, unit),
    }))}
  />
);
