import type { Production, ProductionFacts, Roasting, Taken } from '@hanjan/model/roaster/production/production.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { exact, useStockGauge } from '../../stock/masses.ts';
import { numberOf } from '../blend/batches.ts';
import { nameIn } from './names.ts';

interface Props {
  readonly facts: ProductionFacts;
  readonly production: Production;
}

/** What is there, what is to blend and to roast, and which green coffee is missing, from top to bottom. */
export function ProductionPicture({ facts, production }: Props) {
  const gauge = useStockGauge();
  const mass = (held: number) => exact(gauge, held);
  const { blends, roasts, missing } = production;
  const there = blends.filter((one) => one.there > 0);
  const blended = blends.filter((one) => one.toBlend > 0);
  const taken = roasts.filter((one) => one.there > 0);
  const roasted = roasts.filter((one) => one.there < one.needed);
  return (
    <div className="production-picture">
      <Step title={t('production_there')} none={t('production_there_none')}>
        {[
          ...there.map(({ key, there, taken }) => (
            <Line key={`blend ${key}`} name={nameIn(facts.blends, key)} figure={mass(there)}>
              <TakenLots {...{ taken, mass }} path="/roaster/blending/result" />
            </Line>
          )),
          ...taken.map(({ key, there, taken }) => (
            <Line key={`roast ${key}`} name={nameIn(facts.recipes, key)} figure={mass(there)}>
              <TakenLots {...{ taken, mass }} path="/roaster/roasting/result" />
            </Line>
          )),
        ]}
      </Step>
      {blends.length > 0 && (
        <Step title={t('production_blend')} none={t('production_blend_none')}>
          {blended.map(({ key, toBlend, parts }) => (
            <Line key={key} name={nameIn(facts.blends, key)} figure={mass(toBlend)}>
              <p>{parts.map((part) => `${nameIn(facts.recipes, part.recipe)} ${mass(part.mass)}`).join(' · ')}</p>
            </Line>
          ))}
        </Step>
      )}
      <Step title={t('production_roast')} none={t('production_roast_none')}>
        {roasted.map((roast) => (
          <Line key={roast.key} name={nameIn(facts.recipes, roast.key)} figure={figureOf(roast, mass)}>
            <RoastWords {...{ facts, roast, mass }} />
          </Line>
        ))}
      </Step>
      {missing.length > 0 && (
        <Step title={t('production_missing')} isMissing>
          {missing.map(({ bean, asked, there, short }) => (
            <Line key={bean} name={nameIn(facts.beans, bean)} figure={mass(short)}>
              <p>{t('production_missing_of', { asked: mass(asked), there: mass(there) })}</p>
            </Line>
          ))}
        </Step>
      )}
    </div>
  );
}

type Masses = (held: number) => string;

function figureOf({ isKnown, batches, charge, toRoast }: Roasting, mass: Masses): string {
  if (toRoast === 0) return t('production_covered');
  return isKnown && batches > 0 ? t('production_batches', { batches, charge: mass(charge) }) : mass(toRoast);
}

/** How the batches of a recipe come about: need, loss, what they give, and the lots that they are charged with. */
function RoastWords({
  facts,
  roast,
  mass,
}: Pick<Props, 'facts'> & { readonly roast: Roasting; readonly mass: Masses }) {
  const { isKnown, needed, coming, batches, expected, loss, isAssumed, leftover, runs } = roast;
  if (!isKnown) return <p>{t('production_unseen_text')}</p>;
  const percent = (loss / 10).toFixed(1);
  const lots = new Map<string, number>();
  for (const { bean, year, mass } of runs.flat()) {
    const name = [nameIn(facts.beans, bean), year].filter(Boolean).join(' ');
    lots.set(name, (lots.get(name) ?? 0) + mass);
  }
  return (
    <>
      <p>
        {[
          t('production_needed', { mass: mass(needed) }),
          coming > 0 && t('production_coming', { mass: mass(coming) }),
          batches > 0 && t('production_expected', { mass: mass(expected) }),
          leftover > 0 && t('production_leftover', { mass: mass(leftover) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>{t(isAssumed ? 'production_loss_assumed' : 'production_loss', { percent })}</p>
      {lots.size > 0 && (
        <p>{t('production_lots', { lots: [...lots].map(([name, held]) => `${name} ${mass(held)}`).join(', ') })}</p>
      )}
    </>
  );
}

function TakenLots({
  taken,
  path,
  mass,
}: {
  readonly taken: readonly Taken[];
  readonly path: string;
  readonly mass: Masses;
}) {
  return (
    <ul className="production-taken">
      {taken.map(({ from, mass: held }) => (
        <li key={from.key}>
          <Link href={`${path}/${numberOf(from)}`}>{numberOf(from)}</Link> {from.day} · {mass(held)}
        </li>
      ))}
    </ul>
  );
}

interface StepProps {
  readonly title: string;
  /** What is said where there is no line. */
  readonly none?: string;
  readonly isMissing?: boolean;
  readonly children: readonly ReactNode[];
}

function Step({ title, none, isMissing, children }: StepProps) {
  return (
    <section className="production-step" data-missing={isMissing || undefined}>
      <h2>{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p>{none}</p>}
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}

function Line({ name, figure, children }: LineProps) {
  return (
    <li className="production-line">
      <strong>{name}</strong>
      <span className="number">{figure}</span>
      <div>{children}</div>
    </li>
  );
}
