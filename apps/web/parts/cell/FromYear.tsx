import './cell.css';

interface Props {
  /** It begins with a day: `2026-11-22`, `2026-11-22 14:28`. */
  readonly text: string;
}

/** A day, perhaps with a time. In a list on a phone it stands without the year while that is the current one. */
export const FromYear = ({ text }: Props) => (
  <>
    <span className="cell-year" data-current={isThisYear(text) || undefined}>
      {text.slice(0, 5)}
    </span>
    {text.slice(5)}
  </>
);

const isThisYear = (text: string) => text.startsWith(`${new Date().getFullYear()}-`);
