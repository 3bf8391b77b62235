import type { Answer } from './words.ts';

/** Calls that are no entry, by site role. Not named: a guest noauth, everybody else nopermission. */
export const calls: Record<string, { who: string; answer: Answer }> = {
  '/api/code/simple': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/codegroup/simple': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/reload': { who: 'ADMIN SADMIN', answer: 'ok' },
  '/api/code/company': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/product/equip': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/region': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/greenbean/default': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/farm': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/health': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/openapi.json': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/userinfo': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/userAuth/select': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/cafe/create': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  '/api/roaster/create': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  // Of a link that nobody has; those of open events are in apply.test.
  '/api/cafe/event/user/signup/detail/{link}': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'no_event' },
  '/api/cafe/event/user/signup/list': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/cafe/event/user/signup/edit': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'no_event' },
  '/api/cafe/event/user/signup/cancel': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'nopage' },
  // Of a link that nobody has; those of open events are in apply.test.
  '/api/roaster/event/user/signup/detail/{link}': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'no_event' },
  '/api/roaster/event/user/signup/list': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/roaster/event/user/signup/edit': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'no_event' },
  '/api/roaster/event/user/signup/cancel': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'nopage' },
  '/api/cafe/org/closed': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/cafe/org/reopen': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'nopage' },
  '/api/roaster/org/closed': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/roaster/org/reopen': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'nopage' },
  '/api/sign/signin': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'denied' },
  '/api/sign/signup': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  '/api/sign/password': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  // Whoever has been signed out in another window meanwhile has what they ask for.
  '/api/sign/signout': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/setting/demo': { who: 'SADMIN', answer: 'ok' },
  '/api/setting/demo/fill': { who: 'SADMIN', answer: 'ok' },
  '/api/setting/demo/remove': { who: 'SADMIN', answer: 'ok' },
};

/** Calls of a cafe that are no entry, by the rank in it. Without one: nocafe; a guest: noauth. */
export const cafe_calls: Record<string, { who: string; answer: Answer }> = {
  '/api/cafe/org/detail': { who: 'SMNG OWN', answer: 'ok' },
  '/api/cafe/org/edit': { who: 'SMNG OWN', answer: 'unchanged' },
  '/api/cafe/org/close': { who: 'OWN', answer: 'let_in' },
  '/api/cafe/org/offer': { who: 'SMNG OWN', answer: 'ok' },
  // Of no offer; those that stand are in ownership.test.
  '/api/cafe/org/offer/make': { who: 'OWN', answer: 'let_in' },
  '/api/cafe/org/offer/withdraw': { who: 'SMNG OWN', answer: 'let_in' },
  '/api/cafe/org/offer/accept': { who: 'SMNG OWN', answer: 'let_in' },
  '/api/cafe/org/offer/decline': { who: 'SMNG OWN', answer: 'let_in' },
  '/api/cafe/userinfo/detail': { who: 'BARISTA SAST MNG SMNG OWN', answer: 'ok' },
  '/api/cafe/userinfo/edit': { who: 'BARISTA SAST MNG SMNG OWN', answer: 'unchanged' },
  // Nobody leaves by a call that says nothing.
  // Of a link that nobody has; those of open events are in register.test.
  '/api/roaster/event/cafe/register/detail/{link}': { who: 'SMNG OWN', answer: 'no_event' },
  '/api/roaster/event/cafe/register/edit': { who: 'SMNG OWN', answer: 'no_event' },
  '/api/cafe/userinfo/leave': { who: 'BARISTA SAST MNG SMNG OWN', answer: 'let_in' },
};

/** Calls of a roastery that are no entry, by the rank in it. Without one: noroaster; a guest: noauth. */
export const roaster_calls: Record<string, { who: string; answer: Answer }> = {
  '/api/roaster/org/detail': { who: 'SMNG OWN', answer: 'ok' },
  '/api/roaster/org/edit': { who: 'SMNG OWN', answer: 'unchanged' },
  '/api/roaster/org/close': { who: 'OWN', answer: 'let_in' },
  '/api/roaster/org/offer': { who: 'SMNG OWN', answer: 'ok' },
  // Of no offer; those that stand are in ownership.test.
  '/api/roaster/org/offer/make': { who: 'OWN', answer: 'let_in' },
  '/api/roaster/org/offer/withdraw': { who: 'SMNG OWN', answer: 'let_in' },
  '/api/roaster/org/offer/accept': { who: 'SMNG OWN', answer: 'let_in' },
  '/api/roaster/org/offer/decline': { who: 'SMNG OWN', answer: 'let_in' },
  '/api/roaster/userinfo/detail': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/userinfo/edit': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'unchanged' },
  '/api/roaster/userinfo/leave': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'let_in' },
  '/api/roaster/greenbean/inventory/stock': { who: 'SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/greenbean/inventory/moves': { who: 'SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/greenbean/inventory/move': { who: 'MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/qc/calibration': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/inventory/ledger': { who: 'SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/inventory/ledger/moves': { who: 'SAST MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/inventory/ledger/export': { who: 'SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/roasting/inventory/stock': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/roasting/inventory/moves': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/roasting/inventory/left': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/roasting/inventory/move': { who: 'SAST MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/blending/inventory/stock': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/blending/inventory/moves': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/blending/inventory/left': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/blending/inventory/move': { who: 'SAST MNG SMNG OWN', answer: 'nopage' },
  // Of a recipe that nobody has; the moves above are of no lot.
  '/api/roaster/roasting/default/greenbean/{key}': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/blending/default/roasting/{key}': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/blending/plan': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
};
