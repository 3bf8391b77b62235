import { kindOf, type Names, numberOrNull, type Screen } from '@hanjan/core';
import { Link } from 'wouter';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { clock, shortDay } from '../../../base/texts/times.ts';
import { Days } from '../../../records/views/days_after.tsx';
import { short } from '../masses.ts';
import { ratioOf } from '../page/ratio.ts';
import { brewTitle } from '../recipe/timed.ts';
import { yieldOf } from '../recipe/yield.ts';
import { type Again, OnceMore } from './OnceMore.tsx';
import type { Standing } from './standing.ts';
import { WallNumber } from './WallNumber.tsx';

interface Props {
  readonly screen: Screen;
  readonly standing: Standing;
  readonly names: Names;
  /** The address of the page. */
  readonly path: string;
  /** How one more is begun; null for whoever may not. */
  readonly again: Again | null;
}

const NUMBERS = ['brewing_bean_mass', 'brewing_mass', 'brewing_term', 'brewing_grinder_point'] as const;
const BESIDES = ['brewing_bar', 'brewing_temp'] as const;

/** The brew that stands for a coffee: its numbers, by whom and when it was brewed, and one more like it. */
export function WallBrew({ screen, standing, names, path, again }: Props) {
  const { brew } = standing;
  const { entity } = screen;
  const key = Number(brew[entity.key]);
  const days = numberOrNull(brew.brewing_date_term);
  const title = brewTitle(entity, brew, names);
  return (
    <li className="wall-brew">
      <header>
        <h3>
          <Link href={`${path}/${key}`}>{title || `#${key}`}</Link>
        </h3>
        {days !== null && <Days days={days} />}
        <p>{byWhom(brew)}</p>
      </header>
      <dl>
        {NUMBERS.map((name) => (
          <WallNumber key={name} {...{ name, standing, names, entity }} />
        ))}
      </dl>
      <footer>
        <p>{besides({ screen, standing, names })}</p>
        {again && <OnceMore {...{ brew, screen, title }} {...again} />}
      </footer>
    </li>
  );
}

/** When a brew of today was brewed, the day of an older one, and who wrote it. */
function byWhom({ brewing_result_date: day, brewing_start_time: began, rgst_at, rgst_user }: Standing['brew']): string {
  const when = day === today() ? clock(String(began ?? rgst_at)) : shortDay(String(day));
  return [when, rgst_user].filter(Boolean).join(' ');
}

/** Whatever else is known, in a line. */
function besides({ screen, standing: { brew }, names }: Pick<Props, 'screen' | 'standing' | 'names'>) {
  const ratio = ratioOf(brew);
  const strength = numberOrNull(brew.brewing_result_tds);
  const percent = yieldOf(strength, brew.brewing_mass, brew.brewing_bean_mass);
  const cell = (name: string) => {
    const field = screen.entity.fields[name];
    if (!field || brew[name] == null) return null;
    const unit = kindOf(field).unit?.(field as never, names);
    return `${short(kindOf(field).show(brew[name] as never, field as never, names))}\u00a0${unit}`;
  };
  const said = [
    ...BESIDES.map(cell),
    ratio !== null && `1:${ratio}`,
    strength !== null && `TDS ${cell('brewing_result_tds')}`,
    percent !== null && `${t('brew_yield')} ${percent}\u00a0%`,
  ];
  return said.filter(Boolean).join(' · ');
}
