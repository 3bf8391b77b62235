import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { filledGroupView } from '../../records/views/filling/filled_group.tsx';
import { cuppedInput } from '../cup/cupped/cupped.tsx';
import { qcGroupView } from '../cup/cupped/qc_group.tsx';
import { greenGroupView } from './green_group.tsx';
import { greenbeanDefaultInput } from './greenbean_default/greenbean_default.tsx';
import { lotInput } from './lot/lot.tsx';
import { lotBeanInput } from './lot/lot_bean.tsx';
import { lotMoistureInput } from './lot/lot_moisture.tsx';
import { lotYearInput } from './lot/lot_year.tsx';
import { materialMovesView } from './material/moves_group.tsx';
import { sellerInput } from './seller/seller.tsx';
import { stockGroupView } from './stock.tsx';

/** The views of what roasteries have a stock of, and of how it tasted. */
provideViews({
  inputs: {
    cupped: cuppedInput,
    greenbean_default: greenbeanDefaultInput,
    lot: lotInput,
    lot_bean: lotBeanInput,
    lot_moisture: lotMoistureInput,
    lot_year: lotYearInput,
    seller: sellerInput,
  },
  groups: {
    filled: filledGroupView,
    green: greenGroupView,
    material_moves: materialMovesView,
    qc: qcGroupView,
    stock: stockGroupView,
  },
  readings: {},
} satisfies ViewsOf<'stock'>);
