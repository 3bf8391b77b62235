import type { picture as ko } from '../../ko/work/picture.ts';

/** Pictures that are uploaded. */
export const picture = {
  field_picture: 'This photo is not uploaded yet, or not there any more. Upload it again.',
  picture_choose: 'Choose a photo',
  picture_other: 'Choose another photo',
  picture_drop: 'Or drop or paste it here.',
  picture_open: 'Open {name} large',
  picture_preparing: 'The photo is being scaled down.',
  picture_sending: 'The photo is being uploaded.',
  picture_unsent: 'The photo was not uploaded. What you chose is still here.',
  picture_one: 'Only one photo can be uploaded here.',
  picture_unread: 'This is not a photo, or one that cannot be opened. Choose another one.',
  picture_huge: 'This photo is too large to be opened. Choose a smaller one.',
  picture_type: 'Only WebP and JPEG photos can be uploaded. Choose another one.',
  picture_broken: 'This photo is damaged or incomplete. Choose another one.',
  picture_notes: 'The photo says where or when it was taken, so it was not stored. Choose it on a page of Hanjan.',
  picture_moving: 'Animated pictures cannot be uploaded. Choose another one.',
  picture_side: 'This photo is too large. Make its longer side {max, number} pixels at the most.',
  picture_size: 'This photo is too large. Up to {max, number} kB can be uploaded.',
  quota_pictures:
    'The room for photos ({max, number} MB) is used up. Photos that are not used are deleted after 90 days. Ask the administrator for more.',
} as const satisfies Record<keyof typeof ko, string>;
