/** Ownership of a cafe or a roastery, offered by an owner to a senior manager. */
export const ownership = {
  offer_title: '대표 맡기기',
  offer_lead: '총괄 매니저 한 사람에게 대표를 맡아 달라고 제안합니다. 그 사람이 수락해야 바뀝니다.',
  offer_nobody: '대표를 맡길 총괄 매니저가 없습니다. 먼저 직원 목록에서 맡길 사람의 직급을 총괄 매니저로 바꿔 주세요.',
  offer_to: '맡길 사람',
  offer_after: '수락하면 나는',
  offer_stays: '함께 대표로 남기',
  offer_leaves: '총괄 매니저 되기',
  offer_make: '제안하기',
  offer_made: '{name} 님에게 제안했습니다',
  offer_failed: '처리하지 못했습니다',
  offer_own_stays:
    '{name} 님에게 대표를 함께 맡아 달라고 제안하고 답을 기다립니다. 수락하면 두 사람 모두 대표가 됩니다.',
  offer_own_leaves:
    '{name} 님에게 대표를 맡아 달라고 제안하고 답을 기다립니다. 수락하면 {name} 님이 대표가 되고 나는 총괄 매니저가 됩니다.',
  offer_withdraw: '제안 거두기',
  offer_withdrawn: '제안을 거뒀습니다',
  offer_other: '{by} 님이 {to} 님에게 대표를 제안하고 답을 기다립니다. 이 제안이 끝나야 다른 제안을 할 수 있습니다.',
  offer_yours_stays:
    '{name} 님이 대표를 함께 맡아 달라고 제안했습니다. 수락하면 바로 대표가 되고, {name} 님도 대표로 남습니다.',
  offer_yours_leaves:
    '{name} 님이 대표를 맡아 달라고 제안했습니다. 수락하면 바로 대표가 되고, {name} 님은 총괄 매니저가 됩니다.',
  offer_means:
    '대표는 모든 직급을 정하고 운영을 닫을 수 있습니다. 대표가 한 사람뿐이면 다른 사람에게 맡기기 전에는 그만둘 수 없습니다.',
  offer_accept: '대표 맡기 수락',
  offer_accept_title: '{name}의 대표를 맡으시겠습니까?',
  offer_accepted: '이제 {name}의 대표입니다',
  offer_decline: '제안 거절',
  offer_declined: '제안을 거절했습니다',
  offer_already: '이미 답을 기다리는 제안이 있습니다. 페이지를 새로 고쳐 확인해 주세요.',
  offer_gone: '이 제안은 이미 끝났습니다. 페이지를 새로 고쳐 확인해 주세요.',
  offer_not_manager: '맡길 사람이 이제 총괄 매니저가 아닙니다. 페이지를 새로 고친 뒤 다시 골라 주세요.',
} as const satisfies Record<string, string>;
