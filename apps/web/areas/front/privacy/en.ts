import type { PrivacyPolicy } from './ko.ts';

export const privacy: PrivacyPolicy = {
  title: 'Privacy policy',
  updated: '2026-11-20',
  sections: [
    {
      title: 'Who runs this',
      paragraphs: [
        'Hanjan is a product that anyone can install on a server of their own. The person or organisation that runs the server you are using (the “operator”) handles the personal data here and is responsible for it.',
        'No personal data is sent to the makers of Hanjan.',
      ],
    },
    {
      title: 'What is kept',
      paragraphs: [
        'Account: your user id, password, name, country and the time you agreed to this policy; your e-mail address only if you give one. The password is stored only as a one-way hash, so that not even the operator can know it.',
        'Notes: the notes you write, and the history of changes to them.',
        'Sign-in records: when you signed in and were last active, how many sign-ins failed, and a shortened network address.',
        'Nothing is asked for that the product does not need, such as health data or your location.',
      ],
    },
    {
      title: 'Why it is kept',
      paragraphs: [
        'Account data is used to know that it is you, and to offer the product in keeping with your age and language.',
        'Notes are used to show them to you again. Other users do not see them, and no administrator page of the product opens them. The database itself, however, is managed by the operator.',
        'Sign-in records and shortened network addresses are used only against abuse, such as guessing passwords or signing up in bulk.',
      ],
    },
    {
      title: 'How long it is kept',
      paragraphs: [
        'You stay signed in until 14 days pass without use, or 30 days after signing in. Administrators are signed out sooner.',
        'A removed note can be restored for 30 days and is then erased for good.',
        'When you ask to delete your account, 7 days are left for a change of mind; then the account and your personal notes are erased.',
        'Records of failed sign-ins are erased after a day. The shortened network address of a successful sign-in is kept for 90 days, so that guesses from elsewhere cannot lock you out.',
        'Backups that the operator makes may hold erased data until those backups expire.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Sign-in cookie: shows that it is you while you are signed in. It is removed when you sign out.',
        'Preferences cookie: remembers settings such as the theme for 30 days.',
        'No cookie tracks or analyses you. You can delete cookies in your browser at any time; without the sign-in cookie you cannot sign in.',
      ],
    },
    {
      title: 'Sharing and advertising',
      paragraphs: [
        'Personal data is not sold. It is not given to anyone else without your consent, except where the law requires it.',
        'Where the operator has turned advertising on, pages may show it. Advertisements are shown in an area apart from the product and cannot read your account or notes. Whoever delivers them can, however, learn your network address and details of your browser.',
      ],
    },
    {
      title: 'Age limit',
      paragraphs: [
        'People under 14 in Korea, and under 13 elsewhere, may not sign up.',
        'If the operator learns that an account belongs to someone below that age, the account is deleted.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may see, export, correct and delete your personal data, withdraw your consent and close your account.',
        'Please ask the operator for whatever you cannot do on the pages of the product yourself.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        'The operator of this server answers questions and requests about personal data. Please contact the person or organisation that gave you this address.',
        'When this policy changes, this page shows the change and the date from which it applies.',
      ],
    },
  ],
};
