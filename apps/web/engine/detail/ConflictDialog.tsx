import type { Names } from '@hanjan/core';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { t, textOf } from '../../i18n/index.ts';
import { clock } from '../../i18n/times.ts';
import { personOf, useSession } from '../../session.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import type { Form } from '../form/store.ts';
import { type Conflict, disputed } from './conflict.ts';

interface Props {
  readonly conflict: Conflict;
  readonly form: Form;
  readonly names: Names;
  onSettle(yielded: ReadonlySet<string> | null): void;
}

/** Both values of every field that was changed twice; what is chosen stays. */
export function ConflictDialog({ conflict, form, names, onSettle }: Props) {
  const person = personOf(useSession());
  const [fields] = useState(() => disputed(conflict, form));
  const [yielded, setYielded] = useState<readonly string[]>([]);
  const { edit_user: editor, edit_at: at } = conflict;
  const isOwn = editor === null || editor === person?.user_name;
  const side = (name: string, value: unknown, isTheirs: boolean) => {
    const field = form.entity.fields[name];
    const others = yielded.filter((one) => one !== name);
    return (
      <td>
        <label>
          <input
            type="radio"
            name={name}
            checked={yielded.includes(name) === isTheirs}
            onChange={() => setYielded(isTheirs ? [...others, name] : others)}
          />
          <span>{field && <FieldCell name={name} field={field} value={value} names={names} />}</span>
        </label>
      </td>
    );
  };
  return (
    <Dialog
      title={isOwn ? t('conflict_title_own') : t('conflict_title', { name: editor })}
      onClose={() => onSettle(null)}
      actions={
        <>
          <Button variant="subtle" onClick={() => onSettle(null)}>
            {t('conflict_stay')}
          </Button>
          <Button onClick={() => onSettle(new Set(yielded))}>{t('conflict_merge')}</Button>
        </>
      }
    >
      <p>{t('conflict_choose', { count: fields.length })}</p>
      <table className="conflict">
        <thead>
          <tr>
            <th scope="col">{t('conflict_field')}</th>
            <th scope="col">{t('conflict_mine')}</th>
            <th scope="col">{t('conflict_theirs', { at: at ? clock(at) : '' })}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field: name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{textOf(name)}</th>
              {side(name, mine, false)}
              {side(name, theirs, true)}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
