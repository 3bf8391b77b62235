import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { ask, tell } from '../../shell/ask.ts';
import { AnswerState, SkeletonRows } from '../../shell/states.tsx';
import { toast } from '../../shell/toast.ts';
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

  const fill = async () => {
    if (isBusy) return undefined;
    const isSure = await ask({
      title: t('demo_fill_title'),
      text: t('demo_fill_text'),
      confirm: t('demo_fill'),
      cancel: t('cancel'),
    });
    if (!isSure) return undefined;
    const answer = await change<DemoMade>('fill');
    if (answer.status !== 'OK') return tell(t('demo_fill_failed'), answer.description);
    setMade(answer.result);
    return toast({ text: t('demo_fill_ok') });
  };

  const remove = async () => {
    if (isBusy) return undefined;
    const isSure = await ask({
      title: t('demo_remove_title'),
      text: t('demo_remove_text'),
      confirm: t('demo_remove'),
      cancel: t('cancel'),
      danger: true,
    });
    if (!isSure) return undefined;
    const answer = await change('remove');
    if (answer.status !== 'OK') return tell(t('demo_remove_failed'), answer.description);
    setMade(null);
    return toast({ text: t('demo_remove_ok') });
  };

  return (
    <article className="demo">
      <h1>{t('menu_demo')}</h1>
      <p>{t('demo_lead')}</p>
      <h2>{t(demo.is_filled ? 'demo_is_filled' : 'demo_is_empty')}</h2>
      {demo.is_filled && (
        <dl className="demo-counts">
          {COUNTS.map((name) => (
            <div key={name}>
              <dd>{demo[name].toLocaleString()}</dd>
              <dt>{t(`demo_${name}`)}</dt>
            </div>
          ))}
        </dl>
      )}
      {made && <People made={made} />}
      <div className="demo-ways">
        {demo.is_filled ? (
          <Button
            color="danger"
            variant="default"
            onClick={remove}
            aria-disabled={isBusy}
            data-busy={isBusy || undefined}
          >
            {t('demo_remove')}
          </Button>
        ) : (
          <Button onClick={fill} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('demo_fill')}
          </Button>
        )}
        <span role="status">{isBusy && t('demo_busy')}</span>
      </div>
    </article>
  );
}
