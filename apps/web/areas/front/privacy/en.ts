import type { PrivacyPolicy } from './ko.ts';

export const privacy: PrivacyPolicy = {
  title: 'Privacy policy',
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
        'Account: your user id, password, name, country, the time you agreed to this policy and the date of the policy; your e-mail address and a photo only if you give them. The password is stored only as a one-way hash, so that not even the operator can know it.',
        'If you use a second step: the setup key of your authenticator app is stored encrypted, recovery codes as hashes alone. Of a passkey its public key, the name you gave it and when it was added and used are kept. Fingerprints and faces never leave your device.',
        'If you sign in through another service: the number by which it knows you, when it was linked and when you last signed in by it. Its address of e-mail and contacts are not kept. Neither are its tokens, but for one: Apple wants to be told when an account ends, and the token for that is kept encrypted.',
        'Records: the notes, brews and equipment you write down, the photos you upload, what you star, what you said was missing or wrong, and the history of changes to them.',
        'What you write in a cafe or roastery is kept as a record of that place. Who wrote or changed it is shown there by the name you use there.',
        'Sign-in records: when you signed in and were last active, how many sign-ins failed, a shortened network address, and what kind of device and browser it was. The page of details shows where you are signed in, and signs you out there.',
        'Security log: sign-ins, changes of your account, exports and the like are written to the log of the server, with your account number and a shortened network address. Passwords and what you write are not.',
        'Nothing is asked for that the product does not need, such as health data or your location.',
      ],
    },
    {
      title: 'Why it is kept',
      paragraphs: [
        'Account data is used to know that it is you, and to offer the product in keeping with your age and language.',
        'Your e-mail address is used only when you have forgotten your password, and to tell you of important changes to your account, such as its password, second step and ways to sign in. Such e-mail goes through a mail server that the operator chose.',
        'Notes are used to show them to you again. Other users do not see them, and no administrator page of the product opens them. The database itself, however, is managed by the operator.',
        'Sign-in records, the security log and shortened network addresses are used only against abuse, such as guessing passwords or signing up in bulk, and to show you where you are signed in.',
      ],
    },
    {
      title: 'How long it is kept',
      paragraphs: [
        'You stay signed in until 14 days pass without use, or 30 days after signing in. Administrators are signed out sooner.',
        'A removed note can be restored for 30 days and is then erased for good.',
        'When you delete your account you are signed out everywhere. 7 days are left for a change of mind: sign in before they are over to keep it. Then the account, your own records and photos are erased for good.',
        'Records of a cafe or roastery stay there, without the name of who wrote them. Where you are the only owner, hand it over or close it first.',
        'Records of failed sign-ins are erased after a day. The shortened network address of a successful sign-in is kept for 90 days, so that guesses from elsewhere cannot lock you out.',
        'An e-mail that waits is erased once it is sent, or after a day if it cannot be. A link to a new password works for 30 minutes, one that confirms an e-mail address for a day.',
        'The token by which Apple is told that an account has ended is erased once it was told, or after a week if it cannot be.',
        'The operator decides how long the log of the server is kept.',
        'Backups that the operator makes may hold erased data until those backups expire.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Sign-in cookie: shows that it is you while you are signed in. It is removed when you sign out.',
        'Cookie of a sign-in under way: shows that it is the same browser while you sign in through another service or with a second step. It is removed after 10 minutes.',
        'Preferences cookie: remembers settings such as the theme for 30 days.',
        'What you have not saved yet stays in the browser of that device alone, for 30 days at most, and is deleted when you sign out.',
        'No cookie tracks or analyses you. You can delete cookies in your browser at any time; without the sign-in cookie you cannot sign in.',
      ],
    },
    {
      title: 'Sharing and advertising',
      paragraphs: [
        'Personal data is not sold. It is not given to anyone else without your consent, except where the law requires it.',
        'If you sign in through another service, that service knows that you sign in here. It is told nothing of what you write.',
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
        'Change your name, e-mail address and photo on the page of basics. The page of details shows what is kept of you, exports all of it with your account as one file, and deletes your account; with that your consent ends.',
        'Please ask the operator for whatever you cannot do on the pages of the product yourself.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        'The operator of this server answers questions and requests about personal data. Please contact the person or organisation that gave you this address.',
        'When this policy changes, this page shows the new one with its date, and you are asked to agree again before you go on. If you do not agree, you can export your records and delete the account.',
      ],
    },
  ],
};
