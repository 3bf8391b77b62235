/** The roasteries of a cafe. */
export const cafeRoaster = {
  cafe_roaster_seq: '번호',
  cafe_roaster_uuid: '거래 번호',
  cafe_roaster_name_locale: '로스터리 이름',
  cafe_roaster_name: '로스터리 영문 이름',
  cafe_roaster_nick_locale: '로스터리 별명',
  cafe_roaster_nick: '로스터리 영문 별명',
  cafe_roaster_auth: '거래 관계',
  cafe_roaster_desc: '메모',
  link_roaster: '로스터리',
  cafe_roaster_write: '거래 로스터리',
  list_cafe_roaster_title: '거래 로스터리',
  list_cafe_roaster_new: '거래 로스터리 추가',
  list_cafe_roaster_empty_title: '아직 거래하는 로스터리가 없습니다',
  list_cafe_roaster_empty_text: '로스터리가 보여 주는 거래처 등록 QR 코드로 신청하면 여기에 모입니다.',
} as const satisfies Record<string, string>;
