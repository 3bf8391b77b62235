import { byteLength } from '@hanjan/core';
import type { ReactNode } from 'react';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { FaultLine } from '../input/FaultLine.tsx';
import { CopyButton } from './CopyField.tsx';
import './frame.css';

interface Props {
  readonly name: string;
  /** Takes a whole row of its form. */
  readonly isWide: boolean | undefined;
  readonly children: ReactNode;
}

interface FrameProps extends Props {
  /** Id of the control. */
  readonly id: string;
  /** Stands above the box; none where the box names itself. */
  readonly label: ReactNode;
  /** What is wrong, and what to do about it. */
  readonly fault: string | null;
  /** Puts back what the field had before, where that is something else. */
  readonly undo: (() => void) | undefined;
  /** What the field is called. */
  readonly title: string;
}

/** A field to fill: label, box, and what is wrong with it. */
export function FieldFrame({ name, isWide, id, label, title, fault, undo, children }: FrameProps) {
  return (
    <div className="field" data-wide={isWide || undefined} data-field={name}>
      {label && (
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
      )}
      {undo && <UndoButton {...{ id, title }} run={undo} />}
      {children}
      {fault !== null && <FaultLine id={faultId(id)}>{fault}</FaultLine>}
    </div>
  );
}

/** Stands beside the label, so that the box keeps its place when it comes and goes; it leaves the focus to the box. */
function UndoButton({ id, title, run }: Pick<FrameProps, 'id' | 'title'> & { run(): void }) {
  const undo = () => {
    run();
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="field-tool field-undo"
      aria-label={t('undo_of', { name: title })}
      title={t('undo')}
      onClick={undo}
    >
      <Icon name="undo" size={16} />
    </button>
  );
}

/** Id of what is said to be wrong with a control. */
export const faultId = (id: string): string => `${id}-fault`;

/** A field to read: a dotted rule without a well. */
export const FixedFrame = ({ name, isWide, label, children }: Props & { readonly label: string }) => (
  <div className="field" data-wide={isWide || undefined} data-field={name}>
    <dl>
      <dt className="field-label">{label}</dt>
      <dd className="field-fixed">{children}</dd>
    </dl>
    <CopyButton name={name} label={label} />
  </div>
);

/** The copper asterisk of what must be filled. */
export const RequiredMark = () => (
  <span className="field-required">
    <span aria-hidden="true">*</span>
    <span className="spoken">{t('required')}</span>
  </span>
);

const LATE = 0.7;

interface CounterProps {
  readonly text: string;
  /** In bytes. */
  readonly max: number;
  /** Appears only once most of them are used. */
  readonly isLate: boolean;
}

/** Bytes used and allowed. */
export function Counter({ text, max, isLate }: CounterProps) {
  const used = byteLength(text);
  if (isLate && used < max * LATE) return null;
  return (
    <span className="field-counter number" data-over={used > max || undefined}>
      {t('bytes_used', { used, max })}
    </span>
  );
}
