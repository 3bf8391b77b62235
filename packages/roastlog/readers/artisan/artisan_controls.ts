import type { Control, ControlStep, Reading } from '../../log.ts';
import type { Profile } from './artisan_profile.ts';
import { finiteOf, listOf } from './artisan_values.ts';

/** What the words say that people call their machine's parts; Artisan's own are Air, Drum, Damper and Burner. */
const KINDS: readonly (readonly [name: RegExp, kind: Control['kind']])[] = [
  [/air|fan|damper|flow|blower|exhaust|에어|풍량|팬|댐퍼|배기|송풍/i, 'airflow'],
  [/drum|rpm|rotation|드럼|회전/i, 'drum'],
  [/burner|heat|gas|power|flame|fire|화력|버너|가스|히터|열량|출력/i, 'heat'],
];

/** What was set on the machine: Artisan's events of the types 0 to 3; the others say something and set nothing. */
export function artisanControls(
  profile: Profile,
  etypes: readonly string[],
  timeOf: (at: unknown) => Reading,
): Control[] {
  const types = listOf(profile.specialeventstype);
  const values = listOf(profile.specialeventsvalue);
  const events = listOf(profile.specialevents).map((at, nth) => ({
    type: types[nth],
    s: timeOf(at),
    value: finiteOf(values[nth]),
  }));
  return [0, 1, 2, 3].flatMap((type) => {
    const steps = events.flatMap(({ type: own, s, value }) =>
      own === type && s !== null && value !== null ? [{ s, value: shownValue(value) }] : [],
    );
    const name = etypes[type] ?? '';
    return steps.length === 0 ? [] : [{ kind: kindOf(name), name, unit: '', steps: inOrder(steps) }];
  });
}

const kindOf = (name: string): Control['kind'] => KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** Of several values at one moment the last holds. */
const inOrder = (steps: readonly ControlStep[]): ControlStep[] =>
  steps.toSorted((a, b) => a.s - b.s).filter(({ s }, nth, all) => all[nth + 1]?.s !== s);

/** An event's value as Artisan shows it (`events_internal_to_external_value`, src/artisanlib/util.py): 11 is 100, 1 is 0. */
const shownValue = (value: number): number =>
  Math.abs(value) <= 1 ? 0 : Math.sign(value) * (Math.round(Math.abs(value) * 10) - 10);
