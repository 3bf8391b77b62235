import { type HandReason, leavesBy, type StockKind } from '@hanjan/model/stock/stock.ts';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { grouped } from '../../base/texts/numbers.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { afterExactKey, BACK_KEY, isPrintable, type PadFault } from '../../parts/pad/keys.ts';
import { NumberPad } from '../../parts/pad/NumberPad.tsx';
import { reasonOf } from '../../records/saving/saving.ts';
import { LeavingFields } from './LeavingFields.tsx';
import { BAG_COUNTS, bagsOf, type Leaving, lacksCustomer, leavingFirst, useBagGauge } from './leaving.ts';
import { exact, signed, useStockGauge } from './masses.ts';
import { type Booking, thereNow, useMove } from './useMove.ts';
import { inBags, pasted, pastedCount, roomOf, weighed } from './weighed.ts';
import './move_dialog.css';

export interface MoveDialogProps {
  readonly kind: StockKind;
  readonly lot: number;
  readonly name: string;
  readonly reason: HandReason;
  /** What the lot holds, as far as it is known. */
  readonly balance: number;
  onClose(): void;
}

/** What was typed, and the keys under which just that was sent. */
interface Typed extends Pick<Booking, 'memo' | 'keys'>, Leaving {
  readonly text: string;
}

/** What was typed for a lot and is not booked yet: a dialog that was put away opens with it. */
const typedBefore = new Map<string, Typed>();

/** Counts a lot, or books what came or goes, on large keys. What it does to the lot stands there before. */
export default function MoveDialog({ kind, lot, name, reason, balance, onClose }: MoveDialogProps) {
  const place = `${kind} ${lot} ${reason}`;
  const bagGauge = useBagGauge();
  const [typed, setTyped] = useState<Typed>(
    () => typedBefore.get(place) ?? { text: '', memo: '', keys: new Map(), ...leavingFirst(reason, bagGauge) },
  );
  const { text, memo, keys, bag, count, isInBags, cafe, customer } = typed;
  const [isBag, setBag] = useState(false);
  const [changed, setChanged] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  // Something was typed that does not stand there: nothing is booked before it was looked at and something was deleted.
  const [missed, setMissed] = useState<string | null>(null);
  const isBusy = useRef(false);
  const book = useMove(kind);
  const gauge = useStockGauge();
  const memoId = useId();
  const there = changed ?? balance;
  const bags = isInBags ? bagsOf(typed, bagGauge) : undefined;
  const result = isInBags ? inBags(reason, bags, there, gauge) : weighed(reason, text, there, gauge);

  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part, keys: new Map() };
    setTyped(next);
    setFault(null);
    typedBefore.set(place, next);
  };
  const part = !isInBags ? 'text' : isBag ? 'bag' : 'count';
  const typedGauge = isInBags ? bagGauge : gauge;
  const room = part === 'count' ? BAG_COUNTS : roomOf(typedGauge);
  const most = part === 'count' ? grouped(String(room.most)) : exact(typedGauge, typedGauge.high);
  const miss = (fault: PadFault) => setMissed(t(`stock_pad_${fault}`, { max: most, count: room.decimals }));
  const typeLeaving = (leaving: Partial<Leaving>) => {
    if ('isInBags' in leaving) setMissed(null);
    type(leaving);
  };
  const press = (key: string) => {
    const { text: next, fault } = afterExactKey(typed[part], key, room);
    if (fault) return miss(fault);
    if (key === BACK_KEY) setMissed(null);
    type({ [part]: next });
  };
  const done = async () => {
    if (isBusy.current || missed) return;
    if (typeof result === 'string')
      return setFault(t(result, { max: exact(gauge, gauge.high), mass: exact(gauge, there) }));
    if (lacksCustomer(reason, typed)) return setFault(t('stock_no_customer'));
    isBusy.current = true;
    const answer = await book({ ...result, lot, reason, there, memo, keys, bags, cafe, customer });
    isBusy.current = false;
    if (answer.status === 'OK') {
      typedBefore.delete(place);
      return onClose();
    }
    const text = SEEN_ANEW[answer.code ?? ''];
    if (!text) return setFault(reasonOf(answer));
    const now = thereNow(answer);
    setChanged(now);
    setFault(t(text, { mass: exact(gauge, now) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isWritten(target)) return;
    if (isPrintable(key)) press(key);
    else if (key === 'Backspace') press(BACK_KEY);
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) done();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isWritten(event.target)) return;
    const copied = event.clipboardData.getData('text/plain');
    const read = part === 'count' ? pastedCount(copied, room.most) : pasted(copied, typedGauge);
    if ('fault' in read) return miss(read.fault);
    setMissed(null);
    type({ [part]: read.text });
  };
  const isCount = reason === 'COUNT';
  const becomes = () => {
    if (typeof result === 'string') return '';
    if (isCount) return t('stock_difference', { mass: signed(gauge, result.change) });
    return t('stock_becomes', { mass: exact(gauge, result.after) });
  };
  return (
    <Dialog title={t(`stock_do_${reason}`, { name })} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits of a keyboard are typed wherever the focus is */}
      <div className="move-dialog" tabIndex={-1} data-autofocus onKeyDown={onKeyDown} onPaste={onPaste}>
        {leavesBy(reason) && <LeavingFields {...{ reason }} type={typeLeaving} leaving={typed} gauge={bagGauge} />}
        <NumberPad
          words={{
            pad: t('stock_pad'),
            what: [t('stock_there', { mass: exact(gauge, there) }), becomes()].filter(Boolean).join(' · '),
            done: t('stock_book'),
          }}
          places={
            isInBags
              ? [
                  { key: 'bag', label: `${t('stock_bag')} ${bagGauge.unit}`, text: bag },
                  { key: 'count', label: t('stock_bag_count'), text: count },
                ]
              : [{ key: 'mass', label: `${t(`stock_typed_${reason}`)} ${gauge.unit}`, text }]
          }
          chosen={!isInBags ? 'mass' : isBag ? 'bag' : 'count'}
          fault={missed ?? fault}
          choose={(key) => setBag(key === 'bag')}
          press={press}
          done={done}
          close={onClose}
        />
        <p className="spoken" role="status">
          {becomes()}
        </p>
        <label className="move-memo" htmlFor={memoId}>
          {t(reason === 'WASTE' ? 'stock_memo_WASTE' : 'stock_memo')}
        </label>
        <textarea
          id={memoId}
          rows={2}
          maxLength={MOST_LETTERS}
          value={memo}
          onChange={({ currentTarget }) => type({ memo: currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}

/** Refusals that say what is there by now, with the text that says it in the person's unit. */
const SEEN_ANEW: Readonly<Record<string, 'stock_changed_now' | 'stock_more_than_there'>> = {
  stock_changed: 'stock_changed_now',
  stock_too_little: 'stock_more_than_there',
};

/** Whether what is typed goes into a box rather than onto the pad. */
const isWritten = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** A memo has 3,000 bytes; no letter has more than three for each of its units. */
const MOST_LETTERS = 1000;
