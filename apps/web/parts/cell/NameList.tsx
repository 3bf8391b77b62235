import { OneLine } from './OneLine.tsx';

interface Props {
  readonly items: readonly string[];
  /** In a row of a list: the first few and how many more. */
  readonly dense: boolean | undefined;
}

/** Names one after the other. */
export const NameList = ({ items, dense }: Props) =>
  dense ? <OneLine items={items.map((item) => <span key={item}>{item}</span>)} /> : items.join(', ');
