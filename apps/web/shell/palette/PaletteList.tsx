import { Link } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Entry, Section } from './entry.ts';

interface Props {
  readonly id: string;
  readonly sections: readonly Section[];
  /** The line that the keys stand at. */
  readonly active: Entry | undefined;
  onPoint(entry: Entry): void;
  onChoose(entry: Entry): void;
}

const groupOf = (headingId: string) => ({ role: 'group', 'aria-labelledby': headingId });

/** Id of the element of a line. */
export const lineId = (listId: string, { id }: Entry): string => `${listId} ${id}`.replaceAll(/\s/g, '_');

/** What was found, under headings. The focus stays in the box above. */
export function PaletteList({ id, sections, active, onPoint, onChoose }: Props) {
  const line = (entry: Entry) => {
    const shared = {
      id: lineId(id, entry),
      role: 'option',
      tabIndex: -1,
      className: 'palette-line',
      'aria-selected': entry === active,
      onPointerMove: () => onPoint(entry),
      onClick: () => onChoose(entry),
    };
    const words = (
      <>
        <Icon name={entry.icon} size={16} />
        <span className="palette-name">{entry.name}</span>
        <span className="palette-about">{entry.about}</span>
      </>
    );
    return entry.to ? (
      <Link key={entry.id} href={entry.to} {...shared}>
        {words}
      </Link>
    ) : (
      <button key={entry.id} type="button" {...shared}>
        {words}
      </button>
    );
  };
  return (
    <div
      id={id}
      className="palette-list"
      role="listbox"
      tabIndex={-1}
      aria-label={t('palette_found')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map(({ part, entries }) => (
        <div key={part} {...groupOf(`${id}-${part}`)}>
          <div id={`${id}-${part}`} className="palette-heading" role="presentation">
            {t(`palette_${part}`)}
          </div>
          {entries.map(line)}
        </div>
      ))}
    </div>
  );
}
