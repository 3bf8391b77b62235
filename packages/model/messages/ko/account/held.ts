/** What an account or an organisation holds, and an organisation as its members see it. */
export const held = {
  held_none: '아직 쓴 기록이 없습니다.',
  held_count: '{count, number}건',
  org_seen_since: '{day}부터 한잔을 씁니다.',
  org_seen_zone: '시간대',
  org_seen_people: '함께 일하는 사람',
  org_seen_you: '나',
  org_seen_all: '직원 목록 열기',
  org_seen_records: '기록',
  org_seen_records_about: '볼 수 있는 기록만 셉니다.',
  org_seen_edit: '정보 고치기',
} as const satisfies Record<string, string>;
