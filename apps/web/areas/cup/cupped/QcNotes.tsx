import { inLocale, type Row, type Screen } from '@hanjan/core';
import { PLACES } from '@hanjan/model/menu.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useMay } from '../../../base/session/session.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { meanOf } from '../../../records/field/mean.ts';
import { listRecords } from '../../../records/store/calls.ts';
import { listKey } from '../../../records/store/list.ts';
import './qc_notes.css';

interface Props {
  readonly screen: Screen;
  /** The field of a note that says what was cupped. */
  readonly cupped: string;
  /** What was cupped. */
  readonly of: number;
}

/** The newest few are enough below a record; the list has the others. */
const FIRST = 5;

/** How something tasted, note by note, the newest first: its day, what it is called and the mean of its scores. */
export function QcNotes({ screen, cupped, of }: Props) {
  const mayList = useMay(screen, 'list');
  const asked = { list_count: FIRST, filters: { [cupped]: of } };
  const { data } = useQuery({
    queryKey: [...listKey(screen), asked],
    queryFn: ({ signal }) => listRecords(screen, asked, { signal }),
    enabled: mayList,
    retry: false,
  });
  const path = PLACES.find(({ tab }) => tab.screen === screen.name)?.tab.path;
  const notes = data?.result ?? [];
  const total = data?.pagination?.total ?? 0;
  if (notes.length === 0 || !path) return null;
  const { plain, locale } = screen.entity.label;
  const nameOf = (note: Row) => inLocale(note[plain], note[locale], currentLocale()).find(Boolean);
  return (
    <>
      <ol className="qc-notes">
        {notes.map((note) => (
          <li key={String(note[screen.entity.key])}>
            <Link href={`${path}/${note[screen.entity.key]}`}>
              <time>{String(note.cupnote_date)}</time>
              <b>{String(nameOf(note) ?? '')}</b>
              <output aria-label={t('mean')}>{meanOf(note, POINTS)}</output>
            </Link>
          </li>
        ))}
      </ol>
      {total > notes.length && (
        <Link className="quiet-link" href={`${path}?searchSelect=${cupped}:${of}`}>
          {t('qc_notes_all', { count: total })}
        </Link>
      )}
    </>
  );
}
