import { roast } from './roast.ts';
import { roastFigures } from './roast_figures.ts';
import { roastFile } from './roast_file.ts';
import { roastForm } from './roast_form.ts';
import { roastLive } from './roast_live.ts';
import { roastLogs } from './roast_logs.ts';
import { roastPoints } from './roast_points.ts';

/** Texts of roasts, on their page and in their records. */
export default {
  ...roast,
  ...roastFigures,
  ...roastFile,
  ...roastForm,
  ...roastLive,
  ...roastLogs,
  ...roastPoints,
} as const;
