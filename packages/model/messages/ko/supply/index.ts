import { material } from './material.ts';
import { purchase } from './purchase.ts';
import { supplier } from './supplier.ts';

/** Texts of suppliers, of materials, and of what is bought and used of them. */
export default {
  ...material,
  ...purchase,
  ...supplier,
} as const;
