/** Groups of codes. */
export const codeGroup = {
  code_group_named: '이름',
  code_group_about: '쓰임',
  code_group_id: '그룹 코드',
  code_group_name_kr: '그룹 이름',
  code_group_name: '영문 이름',
  list_code_group_name: '영문 이름',
  code_group_desc: '설명',
  code_group_use: '사용 중',
  list_code_group_use: '사용',
  code_group_use_off: '사용 안 함',
  setting_code_group_write: '새 코드 그룹',
  list_setting_code_group_title: '코드 그룹',
  list_setting_code_group_new: '코드 그룹 등록',
  list_setting_code_group_empty_title: '등록된 코드 그룹이 없습니다',
  list_setting_code_group_empty_text: '회원이 고르는 항목을 묶는 그룹입니다. 그룹을 등록하고 코드를 채워 주세요.',
  code_group_needed: '제품이 쓰는 코드 그룹이라 지울 수 없습니다. 이름과 설명은 바꿀 수 있습니다.',
} as const satisfies Record<string, string>;
