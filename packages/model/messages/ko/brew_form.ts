/** Forms of recipes and brews: the ways from one to the other, and the timer that fills them. */
export const brewForm = {
  brew_this_recipe: '이 레시피로 추출',
  brew_to_recipe: '레시피로 만들기',
  brew_by_timer: '타이머로 추출',
  brew_timed: '추출한 시간과 물을 적었습니다.',
  brew_yield: '수율',
  brew_beside_recipe: '레시피와 다른 점',
  brew_recipe_gone: '레시피가 삭제되어 계획 없이 보여 줍니다.',
} as const satisfies Record<string, string>;
