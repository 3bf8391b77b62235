/** A roast that is typed: its points, checks and readings. */
export const roastPoints = {
  roast_points: '지점 적기',
  roast_points_hint: '비운 칸은 파일이나 곡선의 값으로 돌아갑니다.',
  roast_points_term: '시각',
  roast_points_bean: '원두',
  roast_points_air: '배기',
  roast_points_input1: '화력',
  roast_points_input2: '풍량',
  roast_points_input3: '드럼',
  roast_points_inputs: '화력, 풍량, 드럼도 적기',
  roast_points_estimated: '추정',
  roast_points_remove: '{name} 지우기',
  roast_points_back: '{name} 되살리기',
  roast_points_gone: '지움',
  roast_points_checks: '체크 포인트',
  roast_points_readings: '온도 기록',
  roast_points_readings_hint:
    '시각과 온도를 적고 Enter를 누르면 다음 줄로 갑니다. 스프레드시트의 두세 열을 붙여 넣을 수 있습니다.',
  roast_point_pre_heating_start: '예열 시작',
  roast_point_pre_heating_end: '예열 끝',
} as const satisfies Record<string, string>;
