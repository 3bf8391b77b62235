import { ledger } from './ledger.ts';
import { roaster } from './roaster.ts';
import { roasterCafe } from './roaster_cafe.ts';
import { roasterForm } from './roaster_form.ts';
import { roasterLists } from './roaster_lists.ts';
import { roasterQc } from './roaster_qc.ts';
import { roasterUser } from './roaster_user.ts';
import { stockServer } from './stock_server.ts';
import { trace } from './trace.ts';

/** Texts of the records of roasteries. */
export default {
  ...ledger,
  ...roaster,
  ...roasterCafe,
  ...roasterForm,
  ...roasterLists,
  ...roasterQc,
  ...roasterUser,
  ...stockServer,
  ...trace,
} as const;
