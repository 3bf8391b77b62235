import type { Screen } from '@hanjan/core';
import type { CareDue } from '@hanjan/model/cafe/care_due.ts';
import { useId, useMemo, useState } from 'react';
import { screenIn } from '../../../base/api/org_call.ts';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { isDue, leftText } from './left.ts';
import { useCareNames } from './names.ts';
import { equipName, useCareDone, useCareWaits } from './useCareDone.ts';
import { careScreen, useCareDue } from './useCareDue.ts';
import './care_strip.css';

/** On the wall: what care of the equipment is due in the organisation of a screen, and a key that says it was done; nothing where nothing is. */
export default function CareStrip({ org }: Pick<Screen, 'org'>) {
  const care = careScreen();
  const screen = useMemo(() => care && (org === undefined ? care : screenIn(care, org)), [care, org]);
  return screen && <Strip screen={screen} />;
}

function Strip({ screen }: { readonly screen: Screen }) {
  const { data } = useCareDue(screen);
  const careName = useCareNames(screen);
  const mayWrite = useMay(screen, 'write');
  const id = useId();
  const waits = useCareWaits(screen);
  const due = data?.filter((one) => isDue(one) && !waits(one)) ?? [];
  if (due.length === 0) return null;
  return (
    <section className="care-strip" aria-labelledby={id}>
      <h2 id={id}>{t('care_due')}</h2>
      <ul className="wall-columns">
        {due.map((one) => (
          <Due
            key={`${one.cafe_equip_seq} ${one.care_type}`}
            {...{ screen, due: one, care: careName(one.care_type), mayWrite }}
          />
        ))}
      </ul>
    </section>
  );
}

interface DueProps {
  readonly screen: Screen;
  readonly due: CareDue;
  /** What the kind of care is called. */
  readonly care: string;
  readonly mayWrite: boolean;
}

function Due({ screen, due, care, mayWrite }: DueProps) {
  const [isSending, setSending] = useState(false);
  const write = useCareDone(screen);
  const name = equipName(due);
  const done = t(`care_done_${due.care_type}`);
  const send = async () => {
    setSending(true);
    await write(due, t('care_saved', { name, care }));
    setSending(false);
  };
  return (
    <li data-late={(due.days_left ?? 0) < 0 || undefined}>
      <p>
        <b>{name}</b>
        <span>
          {care} · <em>{leftText(due)}</em>
        </span>
      </p>
      {mayWrite && (
        <Button variant="default" aria-label={t('care_done_of', { done, name })} disabled={isSending} onClick={send}>
          {done}
        </Button>
      )}
    </li>
  );
}
