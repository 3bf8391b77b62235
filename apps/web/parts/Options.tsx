import { useId } from 'react';
import './choice/picks.css';
import './options.css';

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: NoInfer<T>;
  textOf(option: NoInfer<T>): string;
  choose(option: NoInfer<T>): void;
}

/** One of a few, all of them seen. */
export function Options<T extends string>({ label, options, chosen, textOf, choose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="options">
      <legend>{label}</legend>
      <div className="picks">
        {options.map((option) => (
          <label key={option} className="pick">
            <input type="radio" name={name} checked={option === chosen} onChange={() => choose(option)} />
            {textOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
