import type { Names } from '@hanjan/core';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { t, textOf } from '../../i18n/index.ts';
import { personOf, useSession } from '../../session.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { FieldCell } from '../field/FieldCell.tsx';
import type { Form } from '../form/store.ts';
import { type Conflict, disputed } from './conflict.ts';
import { clock } from './times.ts';

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
  const [yielded, setYielded] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(yielded);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setYielded(next);
  };
  const { edit_user: editor, edit_at: at } = conflict;
  const isOwn = editor === null || editor === person?.user_name;
  return (
    <Dialog
      title={isOwn ? t('conflict_title_own') : t('conflict_title', { name: editor })}
      onClose={() => onSettle(null)}
      actions={
        <>
          <Button variant="subtle" onClick={() => onSettle(null)}>
            {t('conflict_stay')}
          </Button>
          <Button onClick={() => onSettle(yielded)}>{t('conflict_merge')}</Button>
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
          {fields.map(({ field: name, mine, theirs }) => {
            const field = form.entity.fields[name];
            if (!field) return null;
            return (
              <tr key={name}>
                <th scope="row">{textOf(name)}</th>
                {[mine, theirs].map((value, side) => {
                  const isTheirs = side === 1;
                  return (
                    <td key={isTheirs ? 'theirs' : 'mine'}>
                      <label>
                        <input
                          type="radio"
                          name={name}
                          checked={yielded.has(name) === isTheirs}
                          onChange={() => choose(name, isTheirs)}
                        />
                        <span>
                          <FieldCell name={name} field={field} value={value} names={names} />
                        </span>
                      </label>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
