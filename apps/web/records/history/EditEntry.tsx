import { type Entity, isSame, type Names, type Row } from '@hanjan/core';
import { currentLocale, isolated, t } from '../../base/texts/index.ts';
import { when } from '../../base/texts/times.ts';
import { labelWith } from '../field/field_label.ts';
import { labelOf } from '../lookup/label.ts';
import type { StoredRecord } from '../store/useRecord.ts';
import { Change } from './Change.tsx';
import type { Edit } from './useHistory.ts';

interface Props {
  readonly edit: Edit;
  readonly entity: Entity;
  /** The record as it is now. */
  readonly record: StoredRecord;
  readonly names: Names;
  typeAgain(values: Row): void;
}

/** One save: when, who, and every field from what to what. What follows from other fields is left out. */
export function EditEntry({ edit, entity, record, names, typeAgain }: Props) {
  const { version, edit_at, edit_user, changes } = edit;
  const follows = (name: string) => entity.derive.some(([derived]) => derived === name);
  const shown = changes.filter(({ field }) => entity.fields[field] && !follows(field));
  const removal = changes.find(({ field }) => field === 'removed');
  const event = removal ? (removal.after ? 'history_removed' : 'history_restored') : 'history_created';
  const merges = changes.filter(({ field }) => field === 'merged' || field === 'merged_into');
  return (
    <li className="edit">
      <p className="edit-when">
        <time className="number" dateTime={edit_at}>
          {when(edit_at)}
        </time>
        {edit_user && <span>{edit_user}</span>}
      </p>
      <div className="edit-changes">
        {(removal || version === 1) && <p>{t(event)}</p>}
        {merges.map(({ field, after }) => (
          <p key={field}>
            {t(field === 'merged' ? 'history_merged' : 'history_merged_into', {
              name: isolated(labelOf(entity, after as Row, currentLocale())),
            })}
          </p>
        ))}
        {shown.map(({ field: name, before, after }) => {
          const { labels } = entity.fields[name] ?? {};
          const label = labelWith(name, entity.fields[name], labels && record[labels.by]);
          const isOffered = record.can.fields.includes(name) && !isSame(before, record[name] ?? null);
          return (
            <dl key={name} className="change">
              <dt>{label}</dt>
              <dd>
                <Change {...{ name, before, after, names }} field={entity.fields[name]} />
              </dd>
              {isOffered && (
                <dd className="change-back">
                  <button
                    type="button"
                    className="change-again"
                    aria-label={t('history_again_of', { name: label })}
                    onClick={() => typeAgain({ [name]: before })}
                  >
                    {t('history_again')}
                  </button>
                </dd>
              )}
            </dl>
          );
        })}
      </div>
    </li>
  );
}
