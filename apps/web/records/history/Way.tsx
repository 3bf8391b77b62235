import type { Row, Screen } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { useLocation } from 'wouter';
import { useMay } from '../../base/session/session.ts';
import { Button } from '../../parts/button/Button.tsx';
import { typeLater } from './typed.ts';

interface Props {
  readonly to: Screen;
  readonly label: string;
  readonly variant?: 'filled' | 'default';
  /** What the new record begins with; the first of its fields has the focus. Null where it cannot be had. */
  values(): Row | Promise<Row | null>;
}

/** Opens the form of a new record in which values stand as if they had been typed, for those who may write one. */
export function Way({ to, label, variant = 'default', values }: Props) {
  const [, navigate] = useLocation();
  const tab = tabOf(to.name);
  if (!useMay(to, 'write') || !tab) return null;
  const go = async () => {
    const begun = await values();
    if (!begun) return;
    typeLater(to, null, begun);
    navigate(`${tab.path}/write`);
  };
  return (
    <Button variant={variant} onClick={go}>
      {label}
    </Button>
  );
}
