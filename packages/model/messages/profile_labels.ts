import { CHECKS, type POINTS, type profileFields } from '../roaster/profile.ts';

type Point = (typeof POINTS)[number];
type Check = `roasting_check${(typeof CHECKS)[number]}`;
type Reading = 'term' | 'bean' | 'air';
type Input = `input${1 | 2 | 3}`;

/** The fields of a profile that are made of a point or a check and of what is read there. */
type Made = `${Point | Check}_${Reading}` | `${Point}_${Input}`;

/** The words of which the labels of a profile's fields are made, in one language. */
interface Words {
  readonly points: Readonly<Record<Point, string>>;
  /** What a check is called, by its number. */
  readonly check: string;
  readonly readings: Readonly<Record<Reading | Input, string>>;
}

/** The labels of a profile's fields: each is its point, then what is read there. */
export function profileLabels({ points, check, readings }: Words) {
  const places = [
    ...Object.entries(points).map(([point, name]) => [point, name, Object.entries(readings)] as const),
    ...CHECKS.map((nth) => {
      const read = Object.entries(readings).filter(([reading]) => !reading.startsWith('input'));
      return [`roasting_check${nth}`, `${check} ${nth}`, read] as const;
    }),
  ];
  const labels = places.flatMap(([place, name, read]) =>
    read.map(([reading, what]) => [`${place}_${reading}`, `${name} ${what}`]),
  );
  return Object.fromEntries(labels) as Readonly<Record<Made & keyof typeof profileFields, string>>;
}
