import { profileLabels } from '../../profile_labels.ts';

/** The fields of a roast's profile. */
export const roasterProfile = {
  roast_compare_with: '다른 로스팅과 비교',
  roasting_start_time: '로스팅 시작',
  roasting_end_term: '로스팅 시간',
  list_end_bean: '배출 온도',
  roasting_chart_log: '온도 곡선',
  roasting_chart_log_field_forbidden:
    '이 로스터리의 요금제로는 온도 곡선을 저장할 수 없습니다. 대표나 사이트 관리자에게 요청해 주세요.',
  ...profileLabels({
    points: {
      pre_heating_start: '예열 시작',
      pre_heating_end: '예열 끝',
      roasting_start: '투입',
      turning: '터닝포인트',
      dried: '옐로우',
      first_start: '1차 크랙 시작',
      first_end: '1차 크랙 끝',
      second_start: '2차 크랙 시작',
      second_end: '2차 크랙 끝',
      end: '배출',
    },
    check: '체크',
    readings: {
      term: '시각',
      bean: '원두 온도',
      air: '배기 온도',
      input1: '화력',
      input2: '풍량',
      input3: '드럼',
    },
  }),
} as const satisfies Record<string, string>;
