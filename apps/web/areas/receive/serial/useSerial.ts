import { pick, type Row } from '@hanjan/core';
import type { BeanInfo } from '@hanjan/model/bean/info.ts';
import { noteOf } from '@hanjan/model/bean/record_from_info.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Answer } from '../../../base/api/call.ts';
import { useHere } from '../../../base/router/here.ts';
import { withNext } from '../../../base/router/next.ts';
import { personOf, useSession } from '../../../base/session/session.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { tell } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { useField } from '../../../records/form/hooks.ts';
import type { Form } from '../../../records/form/store.ts';
import { takenBy, typeInto } from '../../../records/history/useTypedLater.ts';
import { asksForKnown } from '../ask_known.ts';
import { askSerial, isSameSerial, type Serial, serialIn, serialOf } from './serial.ts';

const NEW = '/write';

/**
 * Fills a note from the link of a coffee, which the address of a new one names (`?type=…&serial=…`) or somebody types. Of
 * what they have a note already they are asked which one they want. A guest signs in first and comes back.
 */
export function useSerial(form: Form): void {
  const [path, navigate] = useLocation();
  const here = useHere();
  const isGuest = personOf(useSession()) === null;
  const { value: type } = useField(form, 'coffeebean_uuid_type');
  const { value: uuid } = useField(form, 'coffeebean_uuid');
  /** The one that was asked about last, or that the form began with. */
  const known = useRef(serialOf(type, uuid));
  const isShown = useRef(true);

  const fill = async (serial: Serial): Promise<void> => {
    known.current = serial;
    const answer = await askSerial(serial);
    if (!isShown.current) return;
    if (answer.status !== 'OK') return failed(answer, serial);
    const { usernote } = answer.result;
    const other = usernote && `${path.slice(0, path.lastIndexOf('/'))}/${usernote.cupnote_seq}`;
    const wantsOther = other && other !== path && (await asksForKnown());
    if (wantsOther) return navigate(`${other}?mode=edit`, { replace: path.endsWith(NEW) });
    take(answer.result);
  };
  const take = (info: BeanInfo) => {
    const { info_type, info_uuid } = info.detail_result;
    known.current = { type: info_type, uuid: info_uuid };
    const undo = typeInto(form, missing(form, noteOf(info, currentLocale())));
    toast({ text: t('serial_filled'), action: { label: t('undo'), run: undo } });
  };
  const failed = async (answer: Answer, { type, uuid }: Serial) => {
    const isUnknown = answer.code === 'bean_unknown';
    if (!isUnknown) typeInto(form, { coffeebean_uuid_type: type, coffeebean_uuid: uuid });
    await tell(t(isUnknown ? 'serial_unknown' : 'serial_failed'), answer.description);
  };

  const begin = useEffectEvent(() => {
    const asked = path.endsWith(NEW) ? serialIn(location.search) : null;
    if (!asked) return;
    if (isGuest) return navigate(withNext('/user/signin', here), { replace: true });
    // It is said once: the record that comes of it has an address of its own.
    history.replaceState(history.state, '', location.pathname);
    fill(asked);
  });
  const changed = useEffectEvent((serial: Serial | null) => {
    if (serial && !isGuest && !isSameSerial(serial, known.current)) fill(serial);
  });
  useEffect(() => {
    isShown.current = true;
    begin();
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => changed(serialOf(type, uuid)), [type, uuid]);
}

/** What a form has not yet of some values; the link itself is the one for everybody, whichever was typed. */
function missing(form: Form, values: Row): Row {
  const isOpen = (name: string) => {
    const { value, typed } = form.field(name);
    return name.startsWith('coffeebean_uuid') || ((value === null || value === false) && typed === undefined);
  };
  return takenBy(form, pick(values, Object.keys(values).filter(isOpen)));
}
