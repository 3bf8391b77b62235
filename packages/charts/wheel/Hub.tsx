import { hubLines } from './hub.ts';

interface Props {
  readonly name: string;
  readonly sub: string;
}

/** What stands in the middle of the wheel. Whoever does not see it hears it where the keyboard is. */
export function Hub({ name, sub }: Props) {
  return (
    <g className="hub" aria-hidden>
      {hubLines(name, sub).map(({ text, size, y, isSub }) => (
        <text key={y} textAnchor="middle" y={y} dy=".35em" fontSize={size} data-sub={isSub || undefined}>
          {text}
        </text>
      ))}
    </g>
  );
}
