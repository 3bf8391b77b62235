import { nameInLocale } from '@hanjan/core';
import { CORRECTION, CORRECTION_PATH, type Correction, correctionFields } from '@hanjan/model/setting/correction.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Answer, call, type Refused, read } from '../../base/api/call.ts';
import { randomKey } from '../../base/api/random.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { faultOf, Labelled } from '../../parts/input/Labelled.tsx';
import { Select } from '../../parts/input/Select.tsx';
import { faultText } from '../form/faults.ts';
import { renew, showing } from '../store/renew.ts';
import './correct.css';

export interface CorrectProps {
  /** The kind of records that the list offers. */
  readonly to: string;
  /** What is chosen there, by key and name. */
  readonly chosen: readonly { readonly key: number; readonly name: string }[];
  onClose(): void;
}

/** What was typed about a kind of records, and the key under which just that is sent. */
interface Typed {
  readonly text: string;
  readonly about: number | null;
  readonly key: string;
}

/** What was typed and is not sent yet: a dialog that was put away opens with it. */
const typedBefore = new Map<string, Typed>();

const { correction_text: FIELD } = correctionFields;

/** Says what is missing or wrong in a list that is everybody's, and shows what became of what one said before. */
export default function CorrectDialog({ to, chosen, onClose }: CorrectProps) {
  const [typed, setTyped] = useState<Typed>(
    () => typedBefore.get(to) ?? { text: '', about: chosen[0]?.key ?? null, key: randomKey() },
  );
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part, key: randomKey() };
    setTyped(next);
    setFault(null);
    typedBefore.set(to, next);
  };
  const send = async (): Promise<void> => {
    if (isBusy) return;
    if (typed.text.trim() === '') return setFault(t('correction_text_field_required'));
    setBusy(true);
    const body = { entity: to, record_seq: typed.about, correction_text: typed.text };
    const headers = { 'Idempotency-Key': typed.key };
    const answer = await call<{ correction_seq: number }>('POST', `${CORRECTION_PATH}/edit`, body, { headers });
    setBusy(false);
    if (answer.status === 'OK') {
      typedBefore.delete(to);
      toast({ text: t('correct_ok') });
      onClose();
      return renew(answer.touched ?? []);
    }
    setFault(whyNot(answer));
  };
  const id = useId();
  const about = [
    ...chosen.map(({ key, name }) => ({ value: String(key), label: name })),
    { value: '', label: t('correct_missing') },
  ];
  return (
    <Dialog
      title={t('correct_title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={send} data-busy={isBusy || undefined}>
            {t('correct_send')}
          </Button>
        </>
      }
    >
      <div className="correct">
        <p>{t('correct_text')}</p>
        {chosen.length > 0 && (
          <Select
            label={t('correct_about')}
            data={about}
            value={String(typed.about ?? '')}
            onChange={({ currentTarget }) => type({ about: Number(currentTarget.value) || null })}
          />
        )}
        <Labelled {...{ id }} label={t('correction_text')} error={fault} required>
          <textarea
            id={id}
            rows={4}
            data-autofocus
            aria-required
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultOf(id) : undefined}
            placeholder={t('correct_hint')}
            value={typed.text}
            onChange={({ currentTarget }) => type({ text: currentTarget.value })}
          />
        </Labelled>
        <Own />
      </div>
    </Dialog>
  );
}

/** What is wrong with what was typed, or why else it was not sent. */
function whyNot({ fields, description }: Answer): string {
  const [first] = fields;
  return first?.name === 'correction_text' ? faultText(first, FIELD) : description;
}

/** What one said before, of whatever list, and what became of it. */
function Own() {
  const { data } = useQuery<readonly Correction[], Refused>({
    queryKey: [...showing(CORRECTION), 'own'],
    queryFn: async ({ signal }) =>
      (await read<readonly Correction[]>('GET', `${CORRECTION_PATH}/list`, undefined, { signal })).result,
    staleTime: 0,
    retry: false,
  });
  const heading = useId();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('correct_own')}</h3>
      <ul>
        {data.map(({ correction_seq, correction_at, correction_state, correction_answer, ...one }) => (
          <li key={correction_seq} data-state={correction_state}>
            <p className="correct-when">
              {[when(correction_at), nameInLocale(one.name, one.name_locale, currentLocale())]
                .filter(Boolean)
                .join(' · ')}
              <strong>{t(`correct_own_${correction_state}`)}</strong>
            </p>
            <p>{one.correction_text}</p>
            {correction_answer && <p className="correct-answer">{correction_answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
