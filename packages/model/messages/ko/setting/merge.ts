/** Merging a record that was written down twice into the one that stays. */
export const merge = {
  merge_open: '중복 기록 합치기',
  merge_title: '중복 기록 합치기',
  merge_text:
    '{name} 기록을 쓰던 곳이 모두 고른 기록을 쓰게 되고, {name} 기록은 삭제됩니다. 합친 뒤에는 되돌릴 수 없습니다.',
  merge_into: '남길 기록',
  merge_moves: '옮겨지는 기록',
  merge_moves_none: '옮겨질 기록이 없습니다.',
  merge_run: '합치기',
  merge_ok: '합쳤습니다',
  merge_self: '같은 기록입니다. 남길 기록을 다르게 골라 주세요.',
  merge_below: '남길 기록이 이 기록에 속해 있어 합칠 수 없습니다. 상위 기록을 먼저 바꿔 주세요.',
  merge_unlike: '종류나 국가가 달라 합칠 수 없습니다. 두 기록의 내용을 먼저 맞춰 주세요.',
  merge_unlike_fields: '{names}: 두 기록의 값이 달라 합칠 수 없습니다. 한쪽을 먼저 고쳐 주세요.',
  merge_removed: '남길 기록이 삭제되어 있습니다. 다른 기록을 골라 주세요.',
  merge_doubled: '두 기록에 같은 하위 기록이 있어 합칠 수 없습니다. 겹치는 기록을 먼저 정리해 주세요.',
} as const satisfies Record<string, string>;
