import { OneLine } from './OneLine.tsx';

interface Props<Id> {
  readonly ids: readonly Id[];
  /** Empty until it is known. */
  nameOf(id: Id): string;
  /** In a row of a list: the first few and how many more. */
  readonly dense: boolean | undefined;
}

/** Names one after the other. */
export const NameList = <Id extends string | number>({ ids, nameOf, dense }: Props<Id>) =>
  dense ? <OneLine items={ids.map((id) => <span key={id}>{nameOf(id)}</span>)} /> : ids.map(nameOf).join(', ');
