/** Notes of quality control side by side. */
export const qcCompare = {
  qc_compare_lead: '점수를 한 차트에 겹쳐 보고 표로 비교합니다. {most, number}개까지 볼 수 있습니다.',
  qc_compare_none_title: '비교할 노트가 없습니다',
  qc_compare_none_text: '노트 목록에서 2개 이상을 선택하고 비교를 눌러 주세요.',
  qc_compare_label: '노트 {count, number}개의 점수: {names}',
  qc_compare_legend: '비교하는 노트',
  qc_compare_note: '노트 {id}',
  qc_compare_missing: '삭제되었거나 볼 수 없는 노트입니다',
  qc_compare_take_out: '비교에서 빼기: {name}',
  qc_compare_figures: '점수와 수치',
  qc_compare_spread: '최소–최대',
  qc_compare_ends: '굵은 값은 가장 높은 값, 옅은 값은 가장 낮은 값입니다. +와 −는 첫 노트와의 차이입니다.',
  qc_compare_words: '맛과 느낌',
  qc_compare_all: '모두',
  qc_compare_some: '일부',
  qc_compare_only: '{name}만',
  qc_compare_no_words: '적은 맛과 느낌이 없습니다.',
} as const satisfies Record<string, string>;
