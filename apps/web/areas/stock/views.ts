import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { filledGroupView } from '../../records/views/filling/filled_group.tsx';
import { cuppedView } from '../cup/cupped/cupped.tsx';
import { qcGroupView } from '../cup/cupped/qc_group.tsx';
import { greenGroupView } from './green_group.tsx';
import { greenbeanDefaultView } from './greenbean_default/greenbean_default.tsx';
import { lotView } from './lot/lot.tsx';
import { lotBeanView } from './lot/lot_bean.tsx';
import { lotMoistureView } from './lot/lot_moisture.tsx';
import { lotYearView } from './lot/lot_year.tsx';
import { materialMovesView } from './material/moves_group.tsx';
import { sellerView } from './seller/seller.tsx';
import { stockGroupView } from './stock.tsx';

/** The views of what roasteries have a stock of, and of how it tasted. */
provideViews({
  fields: {
    cupped: cuppedView,
    greenbean_default: greenbeanDefaultView,
    lot: lotView,
    lot_bean: lotBeanView,
    lot_moisture: lotMoistureView,
    lot_year: lotYearView,
    seller: sellerView,
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
