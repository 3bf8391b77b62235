/** The star of a record. */
export const favorite = {
  favorite_star: '즐겨찾기',
  favorite_on_ok: '즐겨찾기에 담았습니다.',
  favorite_off_ok: '즐겨찾기에서 뺐습니다.',
  favorite_offline: '즐겨찾기에 담고 빼려면 인터넷에 연결되어 있어야 합니다.',
  favorite_too_many: '즐겨찾기는 {count, number}개까지 담을 수 있습니다. 보지 않는 것을 빼고 다시 담아 주세요.',
} as const satisfies Record<string, string>;
