import { Icon } from './Icon.tsx';
import { Popup } from './Popup.tsx';

interface Props<T> {
  /** What is chosen here, given the words of the choice. */
  label(text: string): string;
  readonly options: readonly T[];
  readonly chosen: T;
  textOf(option: T): string;
  choose(option: T): void;
}

/** A word that opens a small menu with the words that it could be instead. */
export function Choose<T extends string | number | null>({ label, options, chosen, textOf, choose }: Props<T>) {
  const text = textOf(chosen);
  const button = (
    <>
      {text}
      <Icon name="down" size={16} />
    </>
  );
  const items = options.map((option) => ({
    key: String(option),
    label: textOf(option),
    chosen: option === chosen,
    run: () => choose(option),
  }));
  return <Popup label={label(text)} button={button} items={items} />;
}
