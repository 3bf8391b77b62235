import { blendMade } from './blend_made.ts';
import { production } from './production.ts';
import { roasterBlending } from './roaster_blending.ts';
import { roasterProfile } from './roaster_profile.ts';
import { roasterTarget } from './roaster_target.ts';

/** Texts of roasts, of blends of them, and of the recipes of both. */
export default {
  ...production,
  ...roasterProfile,
  ...roasterTarget,
  ...roasterBlending,
  ...blendMade,
} as const;
