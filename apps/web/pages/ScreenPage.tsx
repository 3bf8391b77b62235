import { UnderConstruction } from '../shell/states.tsx';

interface Props {
  readonly screen: string;
  readonly id: string | null;
  readonly mode: 'view' | 'edit' | 'write';
}

/** A list or a record of the catalogue. */
export function ScreenPage(_: Props) {
  return <UnderConstruction />;
}
