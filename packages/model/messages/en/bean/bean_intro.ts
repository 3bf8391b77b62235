/** What the page of a coffee tells, and where its code is. */
export const beanIntro = {
  beanintro_lead:
    'Point the camera of your phone at the QR code on a bag of coffee or in a cafe, and the page of that coffee opens. No account is needed.',
  beanintro_tells: 'What it tells',
  beanintro_origin_text:
    'The country, the farm and whoever grew it, and how it was processed. Of a blend also the shares.',
  beanintro_roast_text: 'When it was roasted, and how many days ago.',
  beanintro_taste_text: 'What the roastery and the cafe tasted in it, and how they scored it.',
  beanintro_brew_text: 'A recipe to follow. One press takes it to the timer.',
  beanintro_where: 'Where the QR code is',
  beanintro_where_text:
    'On the label of a bag, on the menu and the shelves of a cafe. If you see none, please ask there.',
  beanintro_how_much: 'How much is shown',
  beanintro_how_much_text:
    'The roastery and the cafe decide how much is shown. Some coffees tell more to people who are signed in; what is not shown does not appear on the page.',
} as const satisfies Record<string, string>;
