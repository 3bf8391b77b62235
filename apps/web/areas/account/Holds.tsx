import { ORG_KINDS } from '@hanjan/core';
import type { Holdings } from '@hanjan/model/account/own.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';
import { t } from '../../base/texts/index.ts';
import { Failed } from '../../parts/Failed.tsx';
import { sizeText } from '../../parts/file/file.ts';
import { HeldList } from '../../parts/links/HeldList.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { reasonOf } from '../../records/saving/saving.ts';
import { Section } from './Section.tsx';

/** What the account holds, by kind, each with the way there. */
export function Holds() {
  const [answer, setAnswer] = useState<Answer<Holdings> | null>(null);
  const load = useCallback(async () => setAnswer(await call<Holdings>('GET', '/api/userinfo/holds')), []);
  useEffect(() => void load(), [load]);
  return (
    <Section name="account_holds">
      {!answer && <SkeletonRows rows={3} />}
      {answer && answer.status !== 'OK' && <Failed text={reasonOf(answer)} onRetry={load} />}
      {answer?.status === 'OK' && <Held {...answer.result} />}
    </Section>
  );
}

function Held({ records, pictures, places }: Holdings) {
  return (
    <HeldList records={records}>
      {pictures.count > 0 && (
        <div>
          <dt>{t('account_pictures')}</dt>
          <dd className="number">
            {t('account_pictures_count', { count: pictures.count, size: sizeText(pictures.bytes) })}
          </dd>
        </div>
      )}
      {ORG_KINDS.filter((kind) => places[kind] > 0).map((kind) => (
        <div key={kind}>
          <dt>{t(`account_places_${kind}`)}</dt>
          <dd className="number">{t('account_places_count', { count: places[kind] })}</dd>
        </div>
      ))}
    </HeldList>
  );
}
