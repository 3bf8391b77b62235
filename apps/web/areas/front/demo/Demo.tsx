import { useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { ask, tell } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { type DemoMade, type DemoState, useDemo } from './demo.ts';
import { People } from './People.tsx';
import './demo.css';

const COUNTS = ['cafes', 'roasters', 'people', 'notes'] as const satisfies readonly (keyof DemoState)[];

/** Where the administrator fills the product with organisations, people and notes to try it with, and removes them. */
export default function Demo() {
  const { asked, isBusy, load, change } = useDemo();
  const [made, setMade] = useState<DemoMade | null>(null);
  if (!asked) return <SkeletonRows rows={4} />;
  if (asked.status !== 'OK') return <AnswerState answer={asked} onRetry={load} />;
  const demo = asked.result;

  const doOnceSure = async (what: 'fill' | 'remove') => {
    if (isBusy) return undefined;
    const isSure = await ask({
      title: t(`demo_${what}_title`),
      text: t(`demo_${what}_text`),
      confirm: t(`demo_${what}`),
      cancel: t('cancel'),
      danger: what === 'remove',
    });
    if (!isSure) return undefined;
    const answer = await change<DemoMade>(what);
    if (answer.status !== 'OK') return tell(t(`demo_${what}_failed`), answer.description);
    setMade(what === 'fill' ? answer.result : null);
    return toast({ text: t(`demo_${what}_ok`) });
  };
  const way = demo.is_filled ? 'remove' : 'fill';

  return (
    <article className="demo">
      <h1>{t('menu_demo')}</h1>
      <p>{t('demo_lead')}</p>
      <h2>{t(demo.is_filled ? 'demo_is_filled' : 'demo_is_empty')}</h2>
      {demo.is_filled && (
        <dl className="demo-counts">
          {COUNTS.map((name) => (
            <div key={name}>
              <dd>{demo[name].toLocaleString(currentLocale())}</dd>
              <dt>{t(`demo_${name}`)}</dt>
            </div>
          ))}
        </dl>
      )}
      {made && <People made={made} />}
      <div className="demo-ways">
        <Button
          {...(way === 'remove' && { color: 'danger', variant: 'default' })}
          onClick={() => doOnceSure(way)}
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
        >
          {t(`demo_${way}`)}
        </Button>
        <span role="status">{isBusy && t('demo_working')}</span>
      </div>
    </article>
  );
}
