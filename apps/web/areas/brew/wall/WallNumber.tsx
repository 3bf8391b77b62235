import { type Entity, kindOf, type Names } from '@hanjan/core';
import { t, textOf } from '../../../base/texts/index.ts';
import { Measure, None } from '../../../parts/cell/cells.tsx';
import { signedText } from '../difference_text.ts';
import { short } from '../masses.ts';
import { isShot } from '../plan.ts';
import { changeOf, type Standing } from './standing.ts';

interface Props {
  readonly name: string;
  readonly standing: Standing;
  readonly names: Names;
  readonly entity: Entity;
}

/** A shot is timed in seconds. */
const isSeconds = (name: string, standing: Standing) => name === 'brewing_term' && isShot(standing.brew);
const seconds = (ms: number) => String(Math.round(ms / 100) / 10);

/** A number of a brew, its name below it, and by how much it is another one than in the brew before. */
export function WallNumber({ name, standing, names, entity }: Props) {
  const { brew } = standing;
  const field = entity.fields[name];
  if (!field) return null;
  const value = brew[name] ?? null;
  const by = changeOf(standing, name);
  const isWater = name === 'brewing_mass' && !isShot(brew);
  const isShort = isSeconds(name, standing);
  const shown = (held: number) => kindOf(field).show(held as never, field as never, names);
  const size = (held: number) => (isShort ? seconds(held) : isWater ? short(shown(held)) : shown(held));
  const unit = isShort ? t('bar_seconds') : kindOf(field).unit?.(field as never, names);
  return (
    <div data-field={name}>
      <dt>{textOf(name === 'brewing_mass' && isShot(brew) ? 'brewing_mass_shot' : name)}</dt>
      <dd>{value === null ? <None /> : <Measure text={size(Number(value))} unit={unit} />}</dd>
      {by !== null && (
        <dd className="wall-change">
          <span className="spoken">{t('bar_changed')} </span>
          {signedText(by, size)}
          {unit && `\u00a0${unit}`}
        </dd>
      )}
    </div>
  );
}
