import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../Icon.tsx';

interface Looks {
  /** Filled is the one primary action of a screen (or what destroys), default is ruled, subtle is bare. */
  readonly variant?: 'filled' | 'default' | 'subtle';
  /** What cannot be taken back is crimson. */
  readonly color?: 'danger' | undefined;
  readonly size?: 'sm' | 'md';
  /** Stands before the text. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A button that does something on the page. */
export function Button(props: Looks & ComponentProps<'button'>) {
  const { variant = 'filled', color, size, icon, className = '', children, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={`button ${className}`}
      data-variant={variant}
      data-color={color}
      data-size={size}
    >
      <Inside icon={icon}>{children}</Inside>
    </button>
  );
}

/** An address that another program opens, such as mail. */
const OUTWARD = /^[a-z]+:/;

/** A link that looks like a button: it leads to another page, or to another program. */
export function ButtonLink(props: Looks & { readonly href: string; onClick?(event: MouseEvent): void }) {
  const { variant = 'filled', color, size, icon, children, ...link } = props;
  const Way = OUTWARD.test(link.href) ? 'a' : Link;
  return (
    <Way {...link} className="button" data-variant={variant} data-color={color} data-size={size}>
      <Inside icon={icon}>{children}</Inside>
    </Way>
  );
}

const Inside = ({ icon, children }: { readonly icon: IconName | undefined; readonly children: ReactNode }) => (
  <span className="button-inner">
    {icon && <Icon name={icon} size={16} />}
    <span className="button-label">{children}</span>
  </span>
);
