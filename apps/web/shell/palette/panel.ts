import type { ComponentType } from 'react';

/** What floats above the page once its keys are pressed. */
export interface PanelProps {
  /** What was typed while it was on its way. */
  readonly typed: string;
  onClose(): void;
  /** Shows the shortcuts instead. */
  onKeys(): void;
}

type Load = () => Promise<{ readonly default: ComponentType<PanelProps> }>;

/** The palette and the sheet of shortcuts, which come when they are asked for first. */
export const PANELS = {
  palette: () => import('./Palette.tsx'),
  keys: () => import('./ShortcutSheet.tsx'),
} satisfies Record<string, Load>;

export type PanelName = keyof typeof PANELS;
