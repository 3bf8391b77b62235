/** All notes of one coffee over time. */
export const coffeeNotes = {
  coffee_notes_lead: 'Choose a coffee to see how its scores went, and how each taster scored it.',
  coffee_notes_none_title: 'No notes of coffees yet',
  coffee_notes_none_text: 'Once cupping notes are written they are gathered here, coffee by coffee.',
  coffee_notes_empty_title: 'No notes of this coffee yet',
  coffee_notes_empty_text: 'Cupping notes and brews with a satisfaction are drawn here.',
  coffee_notes_over_time: 'Scores over time',
  coffee_notes_label:
    'Scores of {name} from {from} to {to}: {notes, plural, one {# note} other {# notes}}, {brews, plural, one {# brew} other {# brews}}',
  coffee_notes_help: 'The left and right arrow keys go from one to the next.',
  coffee_notes_mean: 'Mean of cupping scores',
  coffee_notes_brew: 'Satisfaction with a brew',
  coffee_notes_tasters: 'Tasters compared',
  coffee_notes_few: 'It takes two days on which two people or more scored it.',
  coffee_notes_list: 'Cupping notes',
} as const satisfies Record<string, string>;
