/** Links, pictures, files, QR codes and long texts. */
export const file = {
  field_link: '열 수 없는 주소입니다. https://로 시작하는 주소나 /로 시작하는 한잔 안의 경로를 적어 주세요.',
  field_image: '/로 시작하는 한잔 안의 그림 경로를 적어 주세요. 예: /icon.svg',
  field_file: '{types} 파일을 하나 골라 주세요.',
  file_field_required: '파일을 골라 주세요.',
  file_field_text: '텍스트 파일이 아닙니다. 다른 파일을 골라 주세요.',
  file_field_minLength: '빈 파일입니다. 내용이 있는 파일을 골라 주세요.',
  file_field_maxLength:
    '파일이 너무 큽니다. {max, number}바이트까지 올릴 수 있습니다. 이 파일은 {length, number}바이트입니다.',
  file_choose: '파일 고르기',
  file_other: '다른 파일 고르기',
  file_drop: '끌어다 놓아도 됩니다. {types}, {max}까지',
  file_save: '{name} 내려받기',
  open_of: '{name} 열기',
  picture_missing: '{name}: 그림을 불러오지 못했습니다.',
  copy: '복사',
  qr_of: '{name} QR 코드',
  qr_save: '{type} 내려받기',
  address_copied: '주소를 복사했습니다.',
  text_more: '더 보기',
  text_less: '접기',
  memo_part: '{count}쪽 중 {at}쪽',
} as const;
