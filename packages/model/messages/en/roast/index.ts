import { roast } from './roast.ts';
import { roastCompare } from './roast_compare.ts';
import { roastFigures } from './roast_figures.ts';
import { roastFile } from './roast_file.ts';
import { roastForm } from './roast_form.ts';
import { roastLive } from './roast_live.ts';
import { roastPoints } from './roast_points.ts';

/** Texts of roasts, on their page and in their records. */
export default {
  ...roast,
  ...roastCompare,
  ...roastFigures,
  ...roastFile,
  ...roastForm,
  ...roastLive,
  ...roastPoints,
} as const;
