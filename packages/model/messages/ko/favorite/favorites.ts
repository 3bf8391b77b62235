/** What somebody starred. */
export const favorites = {
  favorites_name: '이름',
  favorites_kind: '종류',
  favorites_every: '모든 종류',
  favorites_total: '모두 {count, number}개',
  favorites_none: '조건에 맞는 즐겨찾기가 없습니다.',
  favorites_page_gone: '이 페이지에는 즐겨찾기가 없습니다.',
  favorites_gone: '삭제했거나 지금은 볼 수 없는 기록입니다',
  favorites_off: '{name}: 즐겨찾기에서 빼기',
  favorites_empty_title: '아직 즐겨찾기가 없습니다',
  favorites_empty_text: '기록을 열고 위에 있는 별을 누르면 여기에서 바로 찾을 수 있습니다.',
} as const satisfies Record<string, string>;
