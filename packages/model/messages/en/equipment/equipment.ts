import type { equipment as ko } from '../../ko/equipment/equipment.ts';

export const equipment = {
  equipment_lead: 'Well-known grinders, machines, drippers, roasters and more, by type.',
  equipment_find: 'Name or maker',
  equipment_find_hint: 'such as EK43',
  equipment_type: 'Type',
  equipment_every: 'All types',
  equipment_site: 'Website of {name}',
  equipment_own: 'I own this',
  equipment_own_of: '{name}: I own this',
  equipment_none: 'Nothing here has that name. Try another name or another type.',
  equipment_further: 'Show {count, number} more',
  equipment_failed: 'The equipment could not be loaded.',
} as const satisfies Record<keyof typeof ko, string>;
