import { nameInLocale, type Screen } from '@hanjan/core';
import { type DeliveredHere, isLate } from '@hanjan/model/stock/delivered.ts';
import { useId } from 'react';
import { dayHere } from '../../../base/session/day.ts';
import { useMay } from '../../../base/session/session.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { shortDay } from '../../../base/texts/times.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { exact, useTradeGauge } from '../masses.ts';
import { Marked } from './DeliveredLine.tsx';
import { useDelivered } from './useDelivered.ts';
import './delivered.css';

const RECEIVE = '/cafe/coffeebean/qrreceived';

/** What linked roasteries delivered and the cafe has not received, each with the way to receive it; nothing where all is there. */
export function UnderWay({ screen }: { readonly screen: Screen }) {
  const { data = [] } = useDelivered(null);
  const id = useId();
  if (data.length === 0) return null;
  return (
    <section className="under-way" aria-labelledby={id}>
      <h2 id={id}>{t('delivered_under_way')}</h2>
      <ul>
        {data.map((one) => (
          <Delivery key={`${one.info_uuid} ${one.waiting_since}`} {...{ one, screen }} />
        ))}
      </ul>
    </section>
  );
}

function Delivery({ one, screen }: { readonly one: DeliveredHere; readonly screen: Screen }) {
  const mayReceive = useMay(screen, 'write');
  const gauge = useTradeGauge();
  const locale = currentLocale();
  const { info_uuid, roaster, waiting, waiting_since, sent, bags } = one;
  const mass = exact(gauge, waiting);
  const name = nameInLocale(one.blending_name, one.blending_name_locale, locale) || t('delivered_hidden');
  const facts = [
    nameInLocale(roaster.name, roaster.name_locale, locale),
    waiting_since && t('delivered_on', { day: shortDay(dayHere(new Date(waiting_since))) }),
    waiting === sent && bags !== null ? t('delivered_bags', { mass, count: bags }) : mass,
    isLate(one, Date.now()) && t('delivered_late'),
  ];
  return (
    <li>
      <p className="under-way-name">{name}</p>
      <p className="delivered-line number">
        <Marked all={[one]} text={facts.filter(Boolean).join(' · ')} />
      </p>
      {info_uuid && mayReceive && (
        <ButtonLink
          variant="default"
          size="sm"
          href={`${RECEIVE}/${info_uuid}`}
          aria-label={t('delivered_of', { name })}
        >
          {t('delivered_receive')}
        </ButtonLink>
      )}
    </li>
  );
}
