/** The name of a mark within a text. */
const mark = (arg: string) =>
  `{${arg}, select, CHARGE {투입} TP {터닝포인트} DRY {옐로우} FCs {1차 크랙 시작} FCe {1차 크랙 끝} SCs {2차 크랙 시작} SCe {2차 크랙 끝} DROP {배출} COOL {쿨링 종료} other {}}`;

/** Files of roast logs: why one cannot be read, what one does not say, and the words of a roast. */
export const roastFile = {
  roast_fault_empty: '빈 파일입니다. 로스팅이 끝난 뒤 저장한 로그를 올려 주세요.',
  roast_fault_too_large: '파일이 너무 큽니다. {max}MB까지 읽을 수 있으니 한 배치의 로그만 올려 주세요.',
  roast_fault_not_text: '글자로 된 파일이 아닙니다. 로스팅 프로그램에서 CSV나 JSON으로 내보내 올려 주세요.',
  roast_fault_unsupported:
    '{program, select, excel {이 스프레드시트는 읽지 못합니다. 엑셀(.xlsx)이나 CSV로 저장해 올려 주세요.} artisan_settings {로스팅 로그가 아니라 Artisan 설정 파일입니다. 로스팅을 저장한 .alog 파일을 올려 주세요.} archive {압축 파일입니다. 압축을 풀고 안에 있는 로그를 올려 주세요.} document {문서나 그림 파일입니다. 로스팅 프로그램에서 CSV나 JSON으로 내보내 올려 주세요.} web {웹 문서나 다른 프로그램의 XML 파일입니다. 로스팅 프로그램에서 CSV나 JSON으로 내보내 올려 주세요.} other {읽지 못하는 형식입니다. CSV나 JSON으로 내보내 올려 주세요.}}',
  roast_fault_several: '로스팅이 {count, number}개 든 파일입니다. 하나를 고르거나 로그를 하나씩 저장해 올려 주세요.',
  roast_fault_locked: '암호가 걸린 파일입니다. 암호를 풀고 다시 저장해 올려 주세요.',
  roast_fault_broken: '깨졌거나 끊긴 파일입니다. 프로그램에서 다시 저장해 올려 주세요.',
  roast_fault_damaged:
    '{line, number}행 {column, number}번째 글자에서 파일이 깨졌거나 끊겼습니다. 로스팅 프로그램에서 다시 저장해 올려 주세요.',
  roast_fault_expression:
    '{line, number}행 {column, number}번째 글자에 값이 아니라 계산할 식이 있습니다: {found} 로그에는 값만 있어야 하니 로스팅 프로그램에서 저장한 파일을 그대로 올려 주세요.',
  roast_fault_nested:
    '{line, number}행 {column, number}번째 글자에서 목록이 너무 깊이 겹칩니다. 로스팅 로그가 맞는지 확인해 주세요.',
  roast_fault_unknown:
    '읽을 수 있는 로스팅 로그가 아닙니다. Artisan의 .alog, 로스팅 프로그램에서 내보낸 파일, 또는 첫 행에 시각과 온도가 적힌 CSV나 엑셀을 올려 주세요.',
  roast_fault_no_samples: '기록된 온도가 없는 로그입니다. 기록을 켜고 로스팅한 로그를 올려 주세요.',
  roast_fault_no_bean: '원두 온도가 없는 로그입니다. 원두 온도 센서가 기록된 로그를 올려 주세요.',
  roast_fault_no_roast:
    '{why, select, few {온도 기록이 하나뿐이어서 로스팅 로그로 볼 수 없습니다. 투입부터 배출까지 기록한 표를 올려 주세요.} cold {가장 높은 온도가 {hottest, number} °C여서 원두 온도로 볼 수 없습니다. 원두 온도가 적힌 열이나 시트를 올려 주세요.} other {가장 높은 온도가 {hottest, number} °C여서 원두 온도로 볼 수 없습니다. 원두 온도가 적힌 열이나 시트를 올려 주세요.}}',
  roast_fault_row: '{row, number}행을 읽지 못했습니다. 시각은 6:24나 초, 온도는 숫자로 적어 주세요.',
  roast_fault_cell:
    '{row, number}행의 ‘{head}’ 칸을 읽지 못해 이 행은 뺐습니다. 날짜는 2025-03-04처럼, 무게는 숫자로 적어 주세요.',
  roast_fault_rows_left:
    '표 하나에서 10,000건까지 읽습니다. 나머지 {count, number}건은 다른 파일로 나누어 가져와 주세요.',
  roast_fault_slow: '제때 읽지 못했습니다. 한 배치의 로그인지 확인하고 다시 올려 주세요.',

  roast_note_charge_estimated: '투입이 표시되지 않아 곡선이 떨어지기 시작하는 곳으로 추정했습니다.',
  roast_note_charge_missing: '투입이 표시되지 않아 첫 기록을 0초로 봅니다. 투입 시각을 적어 주세요.',
  roast_note_dry_estimated: '옐로우가 표시되지 않아 원두 온도가 150 °C를 넘는 곳으로 추정했습니다.',
  roast_note_dry_missing: '옐로우가 표시되지 않았고, 원두 온도로도 알 수 없습니다.',
  roast_note_turning_missing: '원두 온도에 터닝포인트가 없습니다.',
  roast_note_first_crack_missing: '1차 크랙 시작이 표시되지 않아 디벨롭과 DTR을 알 수 없습니다.',
  roast_note_drop_missing: '배출이 표시되지 않아 총 시간과 DTR을 알 수 없습니다.',
  roast_note_drop_at_end: '배출이 따로 표시되지 않는 파일이라 마지막 기록을 배출로 봅니다.',
  roast_note_weight_missing: '투입량이나 배출량이 없어 중량 감소율을 알 수 없습니다.',
  roast_note_weight_unlikely: '배출량이 투입량보다 많아 중량 감소율을 알 수 없습니다. 무게를 확인해 주세요.',
  roast_note_bean_is_exhaust: '원두에 닿는 센서가 없는 머신이라 원두 온도 자리에 배기 온도를 그렸습니다.',
  roast_note_bean_unlikely: '원두 온도가 가장 높을 때 {hottest, number} °C입니다. 단위와 센서를 확인해 주세요.',
  roast_note_air_missing: '배기 온도가 없습니다.',
  roast_note_bean_gaps: '원두 온도가 없는 기록이 {count, number}개 있습니다. 그 구간은 이어 그리지 않습니다.',
  roast_note_few_samples: '온도 기록이 {count, number}개뿐입니다.',
  roast_note_marks_out_of_order: `표시한 순서가 맞지 않습니다. ${mark('second')} 표시가 ${mark('first')} 표시보다 앞에 있습니다.`,
  roast_note_time_repeated: '같은 시각의 기록이 겹쳐 {count, number}개를 뺐습니다.',
  roast_note_time_reordered: '시각 순서가 맞지 않는 기록 {count, number}개를 순서대로 놓았습니다.',
  roast_note_time_assumed: '시각의 단위가 없어 {unit, select, min {분} day {일} other {밀리초}} 단위로 읽었습니다.',
  roast_note_unit_assumed: '온도 단위가 없어 온도를 보고 °{unit}로 정했습니다.',
  roast_note_unit_unlikely:
    '온도 단위가 °{said}로 적혀 있지만 값은 °{unit}로 보여 °{unit}로 읽었습니다. 확인해 주세요.',
  roast_note_unit_converted: '°F로 기록된 온도를 °C로 바꾸었습니다.',
  roast_note_rows_skipped:
    '읽지 못한 기록 {count, number}개를 뺐습니다.{row, select, undefined {} other { 처음은 {row}행입니다.}}',
  roast_note_cells_unreadable:
    '숫자가 아닌 칸 {count, number}개를 비웠습니다.{row, select, undefined {} other { 처음은 {row}행입니다.}}',
  roast_note_file_truncated: '파일이 중간에 끊겨 끊기기 전까지 읽었습니다.',
  roast_note_thinned: '기록 {of, number}개에서 {kept, number}개를 남겼습니다.',

  roast_source_artisan: 'Artisan',
  roast_source_artisan_csv: 'Artisan CSV',
  roast_source_artisan_json: 'Artisan JSON',
  roast_source_roastime: 'RoasTime',
  roast_source_giesen: '기센',
  roast_source_ikawa: 'IKAWA',
  roast_source_kaleido: '칼레이도',
  roast_source_loring: '로링',
  roast_source_petroncini: '페트론치니',
  roast_source_roest: 'ROEST',
  roast_source_rubasse: '루바세',
  roast_source_kaffelogic: '카페로직',
  roast_source_stronghold: '스트롱홀드',
  roast_source_cropster: '크롭스터',
  roast_source_hibean: 'HiBean',
  roast_source_probat: '프로밧 파일럿',
  roast_source_table: '표',
  roast_source_sheet: '로스팅 일지',
  roast_source_hanjan: '한잔',

  roast_mark_CHARGE: '투입',
  roast_mark_TP: '터닝포인트',
  roast_mark_DRY: '옐로우',
  roast_mark_FCs: '1차 크랙 시작',
  roast_mark_FCe: '1차 크랙 끝',
  roast_mark_SCs: '2차 크랙 시작',
  roast_mark_SCe: '2차 크랙 끝',
  roast_mark_DROP: '배출',
  roast_mark_COOL: '쿨링 종료',

  roast_phase_drying: '건조',
  roast_phase_maillard: '마이야르',
  roast_phase_development: '디벨롭',
} as const satisfies Record<string, string>;
