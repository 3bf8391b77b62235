/** What can be done with a chart: to try it, to take a picture along, to write a note of it. */
export const chart = {
  chart_sample: '예시 값',
  chart_sampled: '예시 값을 넣었습니다.',
  chart_clear: '모두 지우기',
  chart_cleared: '모두 지웠습니다.',
  chart_more: '다른 작업',
  chart_save: '이미지 저장',
  chart_png: 'PNG 이미지',
  chart_svg: 'SVG 이미지',
  chart_share: '공유',
  chart_print: '인쇄',
  chart_failed: '이미지를 만들지 못했습니다. 브라우저를 새 버전으로 바꾸거나 화면을 인쇄해 주세요.',
  chart_note: '노트 쓰기',
  chart_note_flavorwheel: '이 맛으로 노트 쓰기',
  chart_note_radarchart: '이 점수로 노트 쓰기',
  chart_typed: '노트에 옮겨 적었습니다.',
  chart_not_kept: '브라우저가 저장을 막고 있습니다. 이 화면을 닫으면 여기서 고른 내용이 사라집니다.',
} as const;
