import type { ownership as ko } from '../../ko/work/ownership.ts';

export const ownership = {
  offer_title: 'Hand over ownership',
  offer_lead: 'Offer ownership to one of the senior managers. Nothing changes until they accept.',
  offer_nobody: 'There is no senior manager to hand ownership to. First give somebody that rank in the list of staff.',
  offer_to: 'Offer to',
  offer_after: 'Once it is accepted I',
  offer_stays: 'Stay an owner too',
  offer_leaves: 'Become senior manager',
  offer_make: 'Offer ownership',
  offer_made: 'Offered to {name}',
  offer_failed: 'That did not work',
  offer_own_stays:
    'You offered to share ownership with {name}, who has not answered yet. If they accept, you are both owners.',
  offer_own_leaves:
    'You offered ownership to {name}, who has not answered yet. If they accept, {name} is the owner and you become senior manager.',
  offer_withdraw: 'Take the offer back',
  offer_withdrawn: 'The offer is taken back',
  offer_other:
    '{by} offered ownership to {to}, who has not answered yet. Another offer can be made once this one has ended.',
  offer_yours_stays:
    '{name} offers to share ownership with you. If you accept, you are an owner at once, and {name} stays one.',
  offer_yours_leaves:
    '{name} offers you ownership. If you accept, you are an owner at once, and {name} becomes senior manager.',
  offer_means:
    'An owner decides about every rank and can close the business. The only owner cannot leave before somebody else is one.',
  offer_accept: 'Accept ownership',
  offer_accept_title: 'Become an owner of {name}?',
  offer_accepted: 'You are an owner of {name} now',
  offer_decline: 'Decline the offer',
  offer_declined: 'The offer is declined',
  offer_already: 'Another offer waits for an answer already. Reload the page to see it.',
  offer_gone: 'This offer has ended. Reload the page to see how things stand.',
  offer_not_manager: 'Whom you chose is no longer a senior manager. Reload the page and choose again.',
} as const satisfies Record<keyof typeof ko, string>;
