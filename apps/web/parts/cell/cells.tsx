import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import './cell.css';

interface MeasureProps {
  readonly text: string;
  readonly unit?: string | undefined;
  /** Sign in front of it. */
  readonly prefix?: string | undefined;
}

/** A number with its unit a little smaller behind it. */
export function Measure({ text, unit, prefix }: MeasureProps) {
  return (
    <span className="number">
      {prefix}
      {text}
      {unit && <span className="unit">{unit}</span>}
    </span>
  );
}

/** The main number of a row. */
export const Figure = ({ text }: { readonly text: string | null }) =>
  text === null ? <None /> : <span className="cell-figure">{text}</span>;

/** What is so, as a small flag with the word for it. */
export const Flag = ({ text }: { readonly text: string }) => (
  <span className="cell-flag" title={text}>
    <Icon name="flag" size={16} />
    <span className="spoken">{text}</span>
  </span>
);

/** How many more there are than are shown. */
export const Rest = ({ count }: { readonly count: number }) =>
  count > 0 ? <span className="cell-rest">{t('and_more', { count })}</span> : null;

/** Nothing: an empty value. */
export const None = () => <span className="cell-none">–</span>;
