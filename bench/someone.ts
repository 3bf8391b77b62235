import type { Post } from './bar.ts';

/** Signs somebody up at the product; their calls carry the session, which `cookie` answers. */
export async function signUp(origin: string): Promise<{ readonly post: Post; readonly cookie: string }> {
  let cookie = '';
  const post: Post = async (path, body) => {
    const headers = { 'content-type': 'application/json', origin, cookie };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (await response.json()).result;
  };
  const person = { user_id: 'haneul', user_pass: '커피는 아침에 마신다', user_name: '김하늘', country: 'KOR' };
  await post('/api/sign/signup', { ...person, age_ok: true, privacy_ok: true });
  return { post, cookie };
}

/** Writes so many notes of theirs, one a day of March, at most 31. */
export async function writeNotes(post: Post, count: number): Promise<void> {
  for (let nth = 1; nth <= count; nth++)
    await post('/api/user/qc/coffeebean/edit', {
      cupnote_name: `예가체프 첼베사 ${nth}`,
      store_name: '카페 온도 연남',
      cupnote_place: 'CAFE',
      cupnote_date: `2026-03-${String(nth).padStart(2, '0')}`,
      cupnote_balance_point: nth % 11,
      cupnote_aroma_point: 9,
      cupnote_flavor_list: ['JASMINE', 'PEACH', 'HONEY', 'BLACK_TEA'],
    });
}
