import { useCallback, useState } from 'react';
import { t } from '../../../../base/texts/index.ts';
import { Button } from '../../../../parts/button/Button.tsx';
import { Dialog } from '../../../../parts/dialog/Dialog.tsx';
import { useField } from '../../../../records/form/hooks.ts';
import type { Form } from '../../../../records/form/store.ts';
import { LOOK_FIELDS } from '../form_of_wheel.ts';
import { type Look, type PickerProps, WheelPicker } from './WheelPicker.tsx';
import './wheel_dialog.css';

type PickProps = Omit<PickerProps, 'look' | 'change' | 'turn'>;

interface Props extends PickProps {
  readonly label: string;
  /** The form that keeps how its wheel is shown; a wheel without one begins upright each time. */
  readonly form: Form | null;
  onClose(): void;
}

/** The wheel above a form. What is chosen on it stands in the form at once. */
export default function WheelDialog({ label, form, onClose, ...picker }: Props) {
  const keepsLook = form && Object.values(LOOK_FIELDS).every((name) => form.entity.fields[name]);
  return (
    <Dialog
      title={label}
      onClose={onClose}
      actions={
        <Button size="md" onClick={onClose}>
          {t('chart_done')}
        </Button>
      }
    >
      {keepsLook ? <OfForm form={form} {...picker} /> : <Alone {...picker} />}
    </Dialog>
  );
}

/** Whoever only looks around changes nothing: how the wheel is turned becomes the note's with what is chosen on it. */
function OfForm({ form, set, ...picker }: PickProps & { readonly form: Form }) {
  const kept = Number(useField(form, LOOK_FIELDS.rotate).value ?? 0);
  const [rotate, turn] = useState(kept);
  const look: Look = {
    rotate,
    reverse: useField(form, LOOK_FIELDS.reverse).value === true,
    simple: useField(form, LOOK_FIELDS.simple).value === true,
  };
  const change = useCallback(
    (some: Partial<Look>) => {
      if (some.rotate !== undefined) turn(some.rotate);
      for (const name of Object.keys(some) as (keyof Look)[]) form.set(LOOK_FIELDS[name], some[name] ?? null);
    },
    [form],
  );
  const choose = (chosen: readonly string[]) => {
    if (rotate !== kept) form.set(LOOK_FIELDS.rotate, rotate);
    set(chosen);
  };
  return <WheelPicker {...picker} {...{ look, change, turn }} set={choose} />;
}

function Alone(picker: PickProps) {
  const [look, setLook] = useState<Look>({ rotate: 0, reverse: false, simple: false });
  const change = useCallback((some: Partial<Look>) => setLook((before) => ({ ...before, ...some })), []);
  const turn = useCallback((rotate: number) => change({ rotate }), [change]);
  return <WheelPicker {...picker} {...{ look, change, turn }} />;
}
