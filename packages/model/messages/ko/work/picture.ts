/** Pictures that are uploaded. */
export const picture = {
  field_picture: '아직 올리지 않았거나 찾을 수 없는 사진입니다. 사진을 다시 올려 주세요.',
  picture_choose: '사진 고르기',
  picture_other: '다른 사진 고르기',
  picture_drop: '끌어다 놓거나 붙여 넣어도 됩니다.',
  picture_open: '{name} 크게 보기',
  picture_preparing: '사진을 줄이고 있습니다.',
  picture_sending: '사진을 올리고 있습니다.',
  picture_unsent: '사진을 올리지 못했습니다. 고른 사진은 그대로 있습니다.',
  picture_one: '사진은 한 장만 올릴 수 있습니다.',
  picture_unread: '사진이 아니거나 열 수 없는 파일입니다. 다른 사진을 골라 주세요.',
  picture_huge: '사진이 너무 커서 열 수 없습니다. 더 작은 사진을 골라 주세요.',
  picture_type: 'WebP나 JPEG 사진만 올릴 수 있습니다. 다른 사진을 골라 주세요.',
  picture_broken: '손상되었거나 온전하지 않은 사진입니다. 다른 사진을 골라 주세요.',
  picture_notes: '찍은 곳 같은 정보가 사진에 들어 있어 올리지 않았습니다. 한잔 화면에서 다시 골라 주세요.',
  picture_moving: '움직이는 사진은 올릴 수 없습니다. 다른 사진을 골라 주세요.',
  picture_side: '사진이 너무 큽니다. 긴 쪽이 {max, number}픽셀을 넘지 않게 줄여 주세요.',
  picture_size: '사진이 너무 큽니다. {max, number} kB까지 올릴 수 있습니다.',
  quota_pictures:
    '사진 저장 공간({max, number} MB)을 모두 썼습니다. 쓰지 않는 사진은 90일 뒤에 삭제됩니다. 더 필요하면 관리자에게 문의해 주세요.',
} as const satisfies Record<string, string>;
