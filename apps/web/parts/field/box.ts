/** What the control of a box carries so that label and message belong to it. */
export interface Control {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean | undefined;
}

/** What every box gets, whatever it holds. */
export interface BoxProps {
  /** What the box is for. */
  readonly label: string;
  readonly control: Control;
  readonly isFailing: boolean;
  /** The person has left the box. */
  leave(): void;
}

/** What a box gets that is typed into. */
export interface TypedBoxProps extends BoxProps {
  /** What stands in the box. */
  readonly text: string;
  /** One of many in a row: Tab goes from box to box. */
  readonly dense?: boolean;
  type(typed: string): void;
}
