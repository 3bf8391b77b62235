import {
  bulkFieldsOf,
  type Entity,
  type Fields,
  ownWordsOf,
  pick,
  type Row,
  type Screen,
  withMoves,
} from '@hanjan/core';
import { useMemo, useState } from 'react';
import { useActor } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { labelWith } from '../../records/field/field_label.ts';
import { focusField } from '../../records/form/control.ts';
import { createForm } from '../../records/form/store.ts';
import { FormField } from '../../records/ledger/FormField.tsx';
import { useNames } from '../../records/lookup/names.ts';

interface Props {
  readonly screen: Screen;
  readonly rows: readonly Row[];
  onClose(): void;
  /** Given what the chosen fields are to hold. */
  onDone(values: Row): void;
}

const isFixed = () => false;

/** What many records are to hold: the fields are chosen first, then filled as in a form, by the views of its screen. */
export default function BulkFields({ screen, rows, onClose, onDone }: Props) {
  const actor = useActor();
  const entity = useMemo(() => offeredTo(screen, withMoves(actor, screen.entity, rows)), [actor, screen, rows]);
  const offered = screen.list.bulk ?? [];
  // Rows that change below the dialog do not take away what was typed.
  const [form] = useState(() => createForm({ entity, begin: turned(entity, offered, rows), isNew: true }));
  const names = useNames(useMemo(() => fieldsOf(screen), [screen]));
  const [chosen, setChosen] = useState<readonly string[]>(offered.length === 1 ? offered : []);
  const toggle = (name: string) =>
    setChosen((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name]));
  const shown = offered.filter((name) => chosen.includes(name)).flatMap((name) => withOwnWords(entity, name));
  const done = () => {
    const [fault] = form.check().filter(({ name }) => shown.includes(name));
    if (fault) return focusField(form, fault.name);
    onDone(pick(form.values(), shown));
  };
  return (
    <Dialog
      title={t('bulk_change_title', { count: rows.length })}
      onClose={onClose}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={shown.length === 0} onClick={done}>
            {t('bulk_change_do', { count: rows.length })}
          </Button>
        </>
      }
    >
      <fieldset className="bulk-fields">
        <legend>{t('bulk_change_text')}</legend>
        {offered.map((name) => (
          <button key={name} type="button" aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
            {labelWith(name, entity.fields[name])}
          </button>
        ))}
      </fieldset>
      {shown.map((name) => (
        <FormField key={name} {...{ form, name, names, isFixed }} />
      ))}
    </Dialog>
  );
}

const fieldsOf = (screen: Screen): Fields =>
  Object.fromEntries(Object.entries(screen.entity.fields).filter(([name]) => bulkFieldsOf(screen).includes(name)));

/** The entity whose fields offer what they may be changed to for many. */
function offeredTo({ list }: Screen, entity: Entity): Entity {
  const fields = Object.entries(entity.fields).map(([name, field]) => {
    const rule = list.bulkOnly?.[name];
    return [name, rule && field.kind === 'code' ? { ...field, among: rule.to } : field] as const;
  });
  return { ...entity, fields: Object.fromEntries(fields) };
}

/**
 * A flag begins as most of what is done to it: on, unless it is on in all of them. What there is one choice for begins with
 * that; everything else begins empty.
 */
const turned = ({ fields }: Entity, names: readonly string[], rows: readonly Row[]): Row =>
  Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const field = fields[name];
      if (field?.kind === 'flag') return [[name, !rows.every((row) => row[name] === true)]];
      return field?.kind === 'code' && field.among?.length === 1 ? [[name, field.among[0]]] : [];
    }),
  );

/** A field, and the one for its own words. */
function withOwnWords({ fields }: Entity, name: string): string[] {
  const own = ownWordsOf(fields[name] ?? {});
  return own === undefined ? [name] : [name, own];
}
