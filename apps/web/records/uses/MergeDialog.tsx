import type { Entity, Row, Screen } from '@hanjan/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type Answer, isUnanswered, type Refused } from '../../base/api/call.ts';
import { randomKey } from '../../base/api/random.ts';
import { currentLocale, isolated, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import type { Offer } from '../../parts/choice/choices.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { faultOf, Labelled } from '../../parts/input/Labelled.tsx';
import { SkeletonRows } from '../../parts/states/states.tsx';
import { labelWith } from '../field/field_label.ts';
import { ReloadButton } from '../kinds/input/ReloadButton.tsx';
import { labelOf } from '../lookup/label.ts';
import { useRefOffer } from '../lookup/offers.ts';
import { refName } from '../lookup/refs.ts';
import { sourceOf } from '../lookup/source.ts';
import { useKnownRecord } from '../lookup/useRecords.ts';
import { useForget } from '../recent/useRecent.ts';
import { previewMerge, sendMerge } from '../store/calls.ts';
import { dropListed } from '../store/list.ts';
import { renew } from '../store/renew.ts';
import type { RecordAddress } from '../store/useAddress.ts';
import { recordQuery, type StoredRecord } from '../store/useRecord.ts';
import { saidUses, type Use } from './uses.ts';

export interface MergeProps {
  readonly screen: Screen;
  readonly record: StoredRecord;
  readonly address: RecordAddress;
}

/** Chooses the record that stays, shows what moves to it, and merges the one that is read into it. */
export default function MergeDialog({ screen, record, address, onClose }: MergeProps & { onClose(): void }) {
  const { entity } = screen;
  const key = Number(record[entity.key]);
  const [into, setInto] = useState<number | null>(null);
  const [fault, setFault] = useState<Answer | null>(null);
  // What is sent again after no answer came is done once.
  const [once, setOnce] = useState(randomKey);
  const [isBusy, setBusy] = useState(false);
  const merged = useMerged(screen, key, address);
  const { data: moves, error } = useMoves(screen, key, into);
  const choose = (chosen: number | null) => {
    setInto(chosen);
    setOnce(randomKey());
    setFault(null);
  };
  const refused = fault ?? error?.answer ?? null;
  const isReady = into !== null && moves !== undefined && (!refused || isUnanswered(refused));
  const merge = async (): Promise<void> => {
    if (!isReady || isBusy) return;
    setBusy(true);
    const answer = await sendMerge(screen, { [entity.key]: key, version: record.version, into }, once);
    setBusy(false);
    if (answer.status === 'OK') return merged(into, answer.touched ?? []);
    setFault(answer);
  };
  const name = isolated(labelOf(entity, record, currentLocale()));
  return (
    <Dialog
      title={t('merge_title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="danger" onClick={merge} disabled={!isReady} data-busy={isBusy || undefined}>
            {t('merge_run')}
          </Button>
        </>
      }
    >
      <div className="merge">
        <p>{t('merge_text', { name })}</p>
        <KeptBox {...{ screen, record, into }} fault={refused && whyNot(refused, screen.entity)} set={choose} />
        {into !== null && !refused && (
          <section aria-live="polite">
            <h3>{t('merge_moves')}</h3>
            {moves === undefined && <SkeletonRows rows={2} />}
            {moves?.length === 0 && <p>{t('merge_moves_none')}</p>}
            {moves && moves.length > 0 && (
              <ul>
                {moves.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** What is refused is said with the names of the fields that it is about. */
function whyNot({ code, result, description }: Answer, entity: Entity): string {
  const { fields } = (result ?? {}) as { fields?: readonly string[] };
  return code === 'merge_unlike' && fields
    ? t('merge_unlike_fields', { names: fields.map((name) => labelWith(name, entity.fields[name])).join(', ') })
    : description;
}

const useMoves = (screen: Screen, key: number, into: number | null) =>
  useQuery<readonly string[], Refused>({
    queryKey: ['uses', screen.name, key, into],
    queryFn: async ({ signal }) =>
      saidUses(
        (await previewMerge<readonly Use[]>(screen, { [screen.entity.key]: key, into }, { signal })).result,
        screen.entity,
      ),
    enabled: into !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/**
 * Goes to the record that stays. What showed the other one is forgotten once that is not read any more, or it would be asked
 * for again.
 */
function useMerged(screen: Screen, key: number, address: RecordAddress) {
  const client = useQueryClient();
  const forget = useForget(screen);
  const left = useRef<() => void>(undefined);
  useEffect(() => () => void setTimeout(() => left.current?.()), []);
  return (into: number, touched: readonly string[]): void => {
    left.current = () => {
      client.removeQueries({ queryKey: recordQuery(screen, key).queryKey });
      client.removeQueries({ queryKey: ['uses', screen.name] });
      renew(touched);
    };
    forget(address.path(key).replace(/.*\//, ''));
    dropListed(client, screen, key);
    toast({ text: t('merge_ok') });
    address.go(address.record(into), { replace: true });
  };
}

interface KeptProps extends Pick<MergeProps, 'screen' | 'record'> {
  readonly into: number | null;
  readonly fault: string | null;
  set(into: number | null): void;
}

/** Others of its kind and country to choose from, as forms offer them. */
function KeptBox({ screen, record, into, fault, set }: KeptProps) {
  const { entity } = screen;
  const { name: to, key } = entity;
  const chosen = useKnownRecord(to, into);
  const only = alike(to, record);
  const useOffer = (typed: string) => without(useRefOffer({ to, only }, record, typed), Number(record[key]));
  const id = useId();
  const label = t('merge_into');
  return (
    <Labelled {...{ id, label }} error={fault}>
      <ChoiceBox
        {...{ label, useOffer, set }}
        control={{ id, 'aria-required': true, 'aria-describedby': fault ? faultOf(id) : undefined }}
        isFailing={fault !== null}
        value={into}
        text={chosen ? refName(to, chosen, currentLocale()) : ''}
        Reload={ReloadButton}
        idOf={Number}
        leave={() => undefined}
      />
    </Labelled>
  );
}

/** What a record says of its kind and country, as far as its look-up is narrowed by that. */
function alike(to: string, record: Row): Readonly<Record<string, string>> {
  const { entity, filters } = sourceOf(to);
  const said = filters.filter((name) => entity.fields[name]?.kind === 'code' && (record[name] ?? null) !== null);
  return Object.fromEntries(said.map((name) => [name, String(record[name])]));
}

const without = ({ sections, ...offer }: Offer, key: number): Offer => ({
  ...offer,
  sections: sections?.map(({ choices, ...section }) => ({
    ...section,
    choices: choices.filter(({ id }) => id !== key),
  })),
});
