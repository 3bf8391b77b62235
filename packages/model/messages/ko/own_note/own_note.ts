/** What somebody noted where they work, in one place. */
export const ownNote = {
  note_org: '사업장 번호',
  note_seq: '사업장의 노트 번호',
  note_org_name_locale: '쓴 곳',
  note_org_name: '쓴 곳 (영문)',
  list_note_org_name: '쓴 곳',
  note_cupped: '커핑 대상',
  own_note_open: '{name}에서 열기',
  list_user_cafe_note_title: '카페에서 쓴 노트',
  list_user_cafe_note_empty_title: '아직 카페에서 쓴 노트가 없습니다',
  list_user_cafe_note_empty_text: '근무하는 카페의 커핑 노트에 쓰면 여기에 모입니다. 노트는 그 카페의 것으로 남습니다.',
  list_user_roaster_note_title: '로스터리에서 쓴 노트',
  list_user_roaster_note_empty_title: '아직 로스터리에서 쓴 노트가 없습니다',
  list_user_roaster_note_empty_text:
    '근무하는 로스터리의 QC에 쓰면 여기에 모입니다. 노트는 그 로스터리의 것으로 남습니다.',
} as const satisfies Record<string, string>;
