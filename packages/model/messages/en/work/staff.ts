import type { staff as ko } from '../../ko/work/staff.ts';

export const staff = {
  cafe_user_nick: 'Name',
  cafe_user_auth: 'Rank',
  cafe_user_desc: 'About',
  roaster_user_nick: 'Name',
  roaster_user_auth: 'Rank',
  roaster_user_desc: 'About',
  staff_who: 'Who',
  staff_state: 'State',
  staff_rank: 'Rank and access',
  staff_answer: 'Answer',
  staff_own: 'You',
  staff_own_lead: 'Your name and what you say about yourself, as people at {name} see it.',
  staff_leave: 'Leave',
  staff_leave_title: 'Leave {name}?',
  staff_leave_text:
    'You stop seeing its records at once. What you wrote stays there, and to come back a manager has to let you apply again.',
  staff_left: 'You have left {name}',
  last_owner: 'One owner has to stay. Make somebody else an owner first.',
  move_refused: 'Ranks or states have changed meanwhile. Reload the list and choose again.',
} satisfies Record<keyof typeof ko, string>;
