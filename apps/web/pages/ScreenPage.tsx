import { lazy } from 'react';

interface Props {
  readonly screen: string;
  readonly id: string | null;
  readonly mode: 'view' | 'edit' | 'write';
}

const Catalogue = lazy(() => import('./Catalogue.tsx'));

/** A list or a record of the catalogue. Loaded when the first of them is opened. */
export function ScreenPage(props: Props) {
  return <Catalogue {...props} />;
}
