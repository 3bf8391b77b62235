import { initials, type Row } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { use } from 'react';
import { today } from '../../../base/session/day.ts';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import type { Form } from '../../form/store.ts';
import { typeInto } from '../../history/useTypedLater.ts';
import { RefBox, type RefBoxProps } from '../../kinds/input/ref.tsx';
import { FormHere } from './form_here.ts';

/** What a chosen record says of the form, and a sentence about it that is shown besides. */
export interface Brought {
  readonly values: Row;
  readonly hint?: string;
}

interface Props extends RefBoxProps {
  /** What the chosen record says of the form; null where that cannot be had. */
  bring(key: number, form: Form): Promise<Brought | null>;
  /** What is said once the form is filled, and where it could not be. */
  readonly filled: MessageKey;
  readonly missing: MessageKey;
}

/** A reference whose choice fills the form around it, which can be taken back at once. */
export function FillingBox({ bring, filled, missing, ...props }: Props) {
  const { name, set, fill } = props;
  const form = use(FormHere);
  const choose = async (key: number | null) => {
    set(key);
    if (key === null || !form) return;
    const brought = await bring(key, form).catch(() => null);
    // Meanwhile another one was chosen.
    if (form.field(name).value !== key) return;
    if (!brought) return toast({ text: t(missing) });
    // A day that was emptied is today again.
    fill(initials(form.entity, today()));
    const undo = typeInto(form, brought.values);
    const text = [t(filled), brought.hint].filter(Boolean).join(' ');
    toast({ text, action: { label: t('undo'), run: undo } });
  };
  return <RefBox {...props} set={choose} />;
}
