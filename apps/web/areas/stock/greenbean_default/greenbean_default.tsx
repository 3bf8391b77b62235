import type { Row } from '@hanjan/core';
import { use } from 'react';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { RefBox } from '../../../records/kinds/input/ref.tsx';
import { FormHere } from '../../../records/views/filling/form_here.ts';

/** A green bean as it is known, whose choice fills what is still empty; that can be taken back at once. */
export const greenbeanDefaultInput: InputView<'ref'> = { Input: KnownBeanBox };

function KnownBeanBox(props: InputProps<'ref'>) {
  const form = use(FormHere);
  const fill = (known: Row) => {
    if (!form) return props.fill(known);
    const before = form.values();
    props.fill(known);
    const filled = Object.keys(known).filter(
      (name) => name in before && before[name] === null && form.field(name).value !== null,
    );
    if (filled.length === 0) return;
    const undo = () => {
      for (const name of filled) form.set(name, null);
    };
    toast({ text: t('greenbean_filled', { count: filled.length }), action: { label: t('undo'), run: undo } });
  };
  return <RefBox {...props} fill={fill} />;
}
