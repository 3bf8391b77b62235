/** Sends a call as somebody and answers its result. */
export type Post = (path: string, body: object) => Promise<Record<string, unknown>>;

/** A cafe of theirs with brews. */
export async function startBar(post: Post): Promise<void> {
  const cafe = { cafe_name: 'Ondo', cafe_name_locale: '카페 온도', cafe_type: 'PRV', cafe_country: 'KOR' };
  const { cafe_seq } = await post('/api/cafe/create', cafe);
  await startBrews(post, Number(cafe_seq));
}

/** A dozen coffees at the bar of a cafe, each brewed today. */
export async function startBrews(post: Post, cafe_seq: number): Promise<void> {
  const brewing_result_date = new Date().toISOString().slice(0, 10);
  for (let i = 1; i <= 12; i++) {
    const name = `예가체프 첼베사 ${i}`;
    const coffee = { cafe_seq, coffeebean_name: name, coffeebean_name_locale: name };
    const { coffeebean_seq } = await post('/api/cafe/coffeebean/default/edit', coffee);
    await post('/api/cafe/brewing/result/edit', {
      ...{
        cafe_seq,
        coffeebean_seq,
        brewing_result_date,
        brewing_result_main: true,
        brewing_type: i % 3 ? 'ESP' : 'DRP',
      },
      ...{ brewing_bean_mass: 185, brewing_mass: 380, brewing_term: 28_000, brewing_grinder_point: 210 },
    });
  }
}
