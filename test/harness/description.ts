import type { Screen } from '@hanjan/core';

/** An OpenAPI document, as far as it is told apart. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags?: readonly string[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

type File = Record<string, Record<string, unknown>>;
const SHARED = 'shared';

/**
 * The document in pieces that a person reads: the calls of each screen with the schemas of its own, those that are
 * written by hand by their tags, and what is shared.
 */
export function inPieces({ paths, components, ...head }: Description, screens: readonly Screen[]): Map<string, string> {
  const files = new Map<string, File>([[SHARED, { head }]]);
  const put = (file: string, section: string, name: string, value: unknown) => {
    const sections = files.get(file) ?? {};
    files.set(file, { ...sections, [section]: { ...sections[section], [name]: value } });
  };
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      put(call.tags?.[0] ?? SHARED, 'calls', `${method.toUpperCase()} ${path}`, call);
    }
  }
  for (const [name, schema] of Object.entries(components.schemas)) {
    const of = screens.find((screen) =>
      [screen.name, `${screen.name}_list`, `${screen.name}_record`].includes(name),
    )?.name;
    put(of ?? SHARED, 'schemas', name, schema);
  }
  return new Map([...files].map(([name, file]) => [`${name}.json`, `${inLines(file)}\n`]));
}

const WIDTH = 120;

/** Short values one after the other, as many on a line as fit. */
function filled(values: readonly unknown[], indent: string): string {
  const lines: string[] = [];
  for (const [at, value] of values.entries()) {
    const word = `${JSON.stringify(value)}${at < values.length - 1 ? ',' : ''}`;
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}${word}`);
  }
  return lines.join('\n');
}

/** JSON with everything on one line that fits there. */
export function inLines(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const inner = Object.entries(value).map(([name, one]) => {
    const key = isList ? '' : `${JSON.stringify(name)}: `;
    return `${deeper}${key}${inLines(one, deeper)}`;
  });
  if (isList && value.every((one) => typeof one !== 'object')) return `[\n${filled(value, deeper)}\n${indent}]`;
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${inner.join(',\n')}\n${indent}${close}`;
}
