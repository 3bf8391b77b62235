import { blendMade } from './blend_made.ts';
import { production } from './production.ts';
import { roaster } from './roaster.ts';
import { roasterBlending } from './roaster_blending.ts';
import { roasterCafe } from './roaster_cafe.ts';
import { roasterForm } from './roaster_form.ts';
import { roasterLists } from './roaster_lists.ts';
import { roasterProfile } from './roaster_profile.ts';
import { roasterQc } from './roaster_qc.ts';
import { roasterTarget } from './roaster_target.ts';
import { roasterUser } from './roaster_user.ts';
import { stock } from './stock.ts';
import { stockServer } from './stock_server.ts';

/** Texts of the records of roasteries. */
export default {
  ...blendMade,
  ...production,
  ...roaster,
  ...roasterBlending,
  ...roasterCafe,
  ...roasterForm,
  ...roasterLists,
  ...roasterProfile,
  ...roasterQc,
  ...roasterTarget,
  ...roasterUser,
  ...stock,
  ...stockServer,
} as const;
