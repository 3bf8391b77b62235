/** The cafes of a roastery. */
export const roasterCafe = {
  roaster_cafe_seq: '번호',
  roaster_cafe_uuid: '거래 번호',
  roaster_cafe_name_locale: '카페 이름',
  roaster_cafe_name: '카페 영문 이름',
  roaster_cafe_auth: '거래 관계',
  roaster_cafe_use: '거래 중',
  list_roaster_cafe_use: '거래',
  roaster_cafe_use_off: '거래 쉼',
  link_who: '카페',
  roaster_cafe_write: '거래 카페',
  list_roaster_cafe_title: '거래 카페',
  list_roaster_cafe_new: '거래 카페 추가',
  list_roaster_cafe_empty_title: '아직 거래하는 카페가 없습니다',
  list_roaster_cafe_empty_text: '거래처 이벤트를 열고 QR 코드를 보여 주면 카페가 거래를 신청할 수 있습니다.',
  roaster_cafe_register_write: '거래 신청',
  list_roaster_cafe_register_title: '거래 신청',
  list_roaster_cafe_register_new: '거래 신청',
  list_roaster_cafe_register_empty_title: '기다리는 신청이 없습니다',
  list_roaster_cafe_register_empty_text:
    '거래처 이벤트로 신청한 카페가 여기에 모입니다. 거래 관계를 정해 받아들이거나 거절합니다.',
  roaster_cafe_etc_write: '그 밖의 거래처',
  list_roaster_cafe_etc_title: '그 밖의 거래처',
  list_roaster_cafe_etc_new: '그 밖의 거래처',
  list_roaster_cafe_etc_empty_title: '그 밖의 거래처가 없습니다',
  list_roaster_cafe_etc_empty_text:
    '신청을 취소했거나 거절된 카페, 거래가 끝났거나 제외된 카페가 여기에 남습니다. 재등록을 허용하면 다시 신청할 수 있습니다.',
} as const satisfies Record<string, string>;
