import { t } from '../../../base/texts/index.ts';
import type { CellProps, CellView } from '../../../records/field/view.ts';
import { NumberCell } from '../../../records/kinds/cell/number.tsx';
import { scaledCell } from '../../../records/kinds/cell/scaled.tsx';
import { isTheirs, useSaid } from './moisture_said.ts';
import './lot_moisture.css';

/** How moist the green coffee of a row is. A value that is the lot's own was measured by nobody here, and says so. */
export const lotMoistureCell: CellView<'scaled'> = { ...scaledCell, Cell: MoistureCell };

function MoistureCell(props: CellProps<'scaled'>) {
  const said = useSaid();
  return (
    <>
      {isTheirs(props.value, said) && !props.dense && (
        <small className="moisture-assumed" title={t('moisture_assumed_text')}>
          {t('moisture_assumed')}{' '}
        </small>
      )}
      <NumberCell {...props} />
    </>
  );
}
