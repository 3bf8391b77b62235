import { nameInLocale } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import {
  CORRECTION,
  CORRECTIONS_PATH,
  type Settled,
  type WaitingCorrection,
} from '@hanjan/model/setting/correction.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { call, type Refused, read } from '../../base/api/call.ts';
import { randomKey } from '../../base/api/random.ts';
import { currentLocale, t, textOf } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { TextInput } from '../../parts/input/TextInput.tsx';
import { tellFailed } from '../../records/saving/saving.ts';
import { renew, showing } from '../../records/store/renew.ts';
import { EVERY_MS } from './show.ts';

/** What people say is missing or wrong in what everybody refers to, the newest first: each is settled with an answer or without. */
export default function Waiting() {
  const heading = useId();
  const { data, error, refetch } = useQuery<readonly WaitingCorrection[], Refused>({
    queryKey: [...showing(CORRECTION), 'waiting'],
    queryFn: async ({ signal }) =>
      (await read<readonly WaitingCorrection[]>('GET', `${CORRECTIONS_PATH}/list`, undefined, { signal })).result,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    retry: false,
  });
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('desk_waiting')}</h2>
      <p>{t(data?.length === 0 ? 'desk_waiting_none' : 'desk_waiting_text')}</p>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {data && data.length > 0 && (
        <ol>
          {data.map((one) => (
            <Suggestion key={one.correction_seq} one={one} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Suggestion({ one }: { readonly one: WaitingCorrection }) {
  const [answer, setAnswer] = useState('');
  const [isBusy, setBusy] = useState(false);
  const settle = async (correction_state: Settled): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const { correction_seq } = one;
    const body = { correction_seq, correction_state, correction_answer: answer.trim() || null };
    const headers = { 'Idempotency-Key': randomKey() };
    const answered = await call('POST', `${CORRECTIONS_PATH}/settle`, body, { headers });
    setBusy(false);
    if (answered.status !== 'OK') {
      await tellFailed(t('desk_settle_failed'), answered, () => settle(correction_state));
      if (answered.code !== 'correction_settled') return;
    }
    await renew([CORRECTION]);
  };
  return (
    <li className="desk-suggestion">
      <p>
        {[one.user_name, when(one.correction_at)].filter(Boolean).join(' · ')}
        {' · '}
        <About {...one} />
      </p>
      <blockquote>{one.correction_text}</blockquote>
      <div>
        <TextInput label={t('desk_answer')} value={answer} onChange={(event) => setAnswer(event.currentTarget.value)} />
        <Button variant="default" onClick={() => settle('DECLINED')}>
          {t('desk_declined')}
        </Button>
        <Button variant="default" onClick={() => settle('DONE')}>
          {t('desk_done')}
        </Button>
      </div>
    </li>
  );
}

/** The record that it is about, with the way to it, or the list where one is missing. */
function About({ screen, record_seq, name, name_locale }: WaitingCorrection) {
  const list = screen && tabOf(screen)?.path;
  const kind = screen ? textOf(`list_${screen}_title`) : '';
  const record = nameInLocale(name, name_locale, currentLocale());
  if (!list) return <>{record || kind}</>;
  return (
    <Link className="quiet-link" href={record_seq ? `${list}/${record_seq}` : list}>
      {`${kind}: ${record_seq ? record || `#${record_seq}` : t('desk_waiting_missing')}`}
    </Link>
  );
}
