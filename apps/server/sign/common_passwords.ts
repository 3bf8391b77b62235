const WORDS =
  'password qwerty qwertyuiop asdfghjkl zxcvbnm iloveyou letmein welcome admin administrator superman batman football baseball monkey dragon sunshine princess starwars whatever trustno1 passw0rd p@ssword p@ssw0rd qazwsx abcdefg abcdefgh abc123 coffee espresso latte americano cappuccino barista roaster roasting cafe hanjan 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx changeme default secret master login guest user test korea seoul dkssudgktpdy qlalfqjsgh tkfkdgo rhksflwk 12345 123456 1234567 12345678 123456789 1234567890 0123456789 9876543210 987654321 11111111 00000000';
const TAILS = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '!',
  '!!',
  '1!',
  '123!',
  '1234!',
  '00',
  '000',
  '0000',
  '2024',
  '2025',
  '2026',
  '2026!',
  '@123',
  '@1234',
];

/** Passwords that are tried first: usual words, alone, doubled and with usual endings. */
export const COMMON: ReadonlySet<string> = new Set(
  WORDS.split(' ').flatMap((word) => [`${word}${word}`, ...TAILS.map((tail) => `${word}${tail}`)]),
);
