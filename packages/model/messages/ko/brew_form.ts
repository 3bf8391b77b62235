/** Lists and forms of recipes and brews: what they are called, the ways from one to the other, the timer that fills them. */
export const brewForm = {
  user_brewing_default_write: '새 추출 레시피',
  user_brewing_result_write: '새 추출 기록',
  list_user_brewing_default_title: '추출 레시피',
  list_user_brewing_default_new: '레시피 쓰기',
  list_user_brewing_default_empty_title: '첫 레시피를 기다립니다',
  list_user_brewing_default_empty_text:
    '자주 내리는 방법을 적어 두면 추출할 때마다 골라 쓰면 됩니다. 이름만 적어도 됩니다.',
  list_user_brewing_result_title: '추출 기록',
  list_user_brewing_result_new: '추출 기록하기',
  list_user_brewing_result_empty_title: '첫 추출을 기다립니다',
  list_user_brewing_result_empty_text:
    '커피를 내리고 적으면 여기에 날짜순으로 쌓입니다. 레시피를 고르면 나머지는 레시피대로 채워집니다.',

  brew_this_recipe: '이 레시피로 추출',
  brew_to_recipe: '레시피로 만들기',
  brew_by_timer: '타이머로 추출',
  brew_timed: '추출한 시간과 양을 적었습니다.',
  brew_yield: '수율',
  brew_beside_recipe: '레시피와 다른 점',
  brew_recipe_gone: '레시피가 삭제되어 계획 없이 보여 줍니다.',
} as const satisfies Record<string, string>;
