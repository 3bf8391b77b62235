import type { Entity, Screen } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { findScreen } from '../../../records/catalogue.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { Way } from '../../../records/history/Way.tsx';
import { calledHere } from './cupped_name.ts';
import { QcNotes } from './QcNotes.tsx';

/** What can be cupped: whoever reads it sees how it tasted, and can write how it did this time. */
export const qcGroupView: GroupView = { Body: QcGroup, isRead: () => true };

function QcGroup({ form: { entity, values }, names }: GroupProps) {
  const notes = notesOf(entity);
  if (!notes) return null;
  const key = values()[entity.key];
  const begin = () => ({ ...calledHere(entity, values(), names), [notes.cupped]: key });
  return (
    <div>
      {typeof key === 'number' && <QcNotes {...notes} of={key} />}
      <Way to={notes.screen} label={t('qc_write')} values={begin} />
    </div>
  );
}

/** The notes of quality control about records of an entity, and their field that says which was cupped. */
function notesOf({ name: to }: Entity): { readonly screen: Screen; readonly cupped: string } | undefined {
  const cuppedIn = ({ fields }: Entity) =>
    Object.keys(fields).find((name) => {
      const field = fields[name];
      return field?.view === 'cupped' && 'to' in field && field.to === to;
    });
  const screen = findScreen(({ entity }) => cuppedIn(entity) !== undefined);
  const cupped = screen && cuppedIn(screen.entity);
  return screen && cupped ? { screen, cupped } : undefined;
}
