/** The names of what everybody refers to, for those who need nothing else of it. */
export const REFERENCE = [
  'code_group',
  'code',
  'country',
  'variety',
  'region',
  'farm',
  'company',
  'product_equip',
  'greenbean_default',
  'greenbean_default_year',
  'material',
] as const;
