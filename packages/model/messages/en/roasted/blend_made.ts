import type { blendMade as ko } from '../../ko/roasted/blend_made.ts';

/** Blends that were made, and what there is of them. */
export const blendMade = {
  blending_what: 'Blending',
  blending_parts: 'Batches in it',
  blending_result_year: 'Year',
  blending_result_seq: 'Number',
  blending_instock: 'In stock',
  blending_result_comb: 'Batches in it',
  roasting_result_seq_field_required: 'Choose the batch.',
  blending_result_uuid_str: 'Public QR code',
  blending_result_uuid_cafe: 'QR code for cafes',
  blending_result_desc: 'Memo',
  blending_memo: 'Memo',

  blend_part_batch: 'Batch',
  blend_part_mass: 'Mass',
  blend_batches_missing: 'Left out because nothing is in stock: {names}',
  blend_loss_missing:
    'The blend has no loss because a batch has none: {batches}. Write down how much came out of that roast.',

  roaster_blending_result_write: 'New blend',
  list_roaster_blending_result_title: 'Blends made',
  list_roaster_blending_result_new: 'Record a blend',
  list_roaster_blending_result_empty_title: 'Waiting for the first blend',
  list_roaster_blending_result_empty_text:
    'Choose a blend recipe: batches in stock are filled in, the oldest first. Saving takes them from the roasted stock and adds the blend to its own.',
  list_roaster_blending_inventory_title: 'Blend stock',
  list_roaster_blending_inventory_empty_title: 'No blend has been made yet',
  list_roaster_blending_inventory_empty_text: 'Record a blend, and what was made is in stock here.',
} as const satisfies Record<keyof typeof ko, string>;
