import { relative, resolve } from 'node:path';
import { type Plugin, parseAst, Visitor } from 'vite';

const AREA = /\/apps\/web\/areas\/\w+\/area\.ts$/;

/**
 * Writes which file each page is in, and each list that stands on a page of its own, by the names that areas give them:
 * `.vite/pages.json`, beside the list of all files. The server has the file on its way when somebody opens the page.
 */
export function pageFiles(root: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle() {
      const areas = [...this.getModuleIds()].filter((id) => AREA.test(id));
      const files = areas.flatMap((id) =>
        filesOf(this.getModuleInfo(id)?.code ?? '').map(([name, file]) => [
          name,
          relative(root, resolve(id, '..', file)),
        ]),
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}

/**
 * The file that an area loads for each name: `Trace: { load: () => import('./trace/TracePage.tsx') }`.
 * @throws Error where an area makes up its names, so that they cannot be read
 */
export function filesOf(code: string): (readonly [name: string, file: string])[] {
  const files: (readonly [string, string])[] = [];
  const around: string[] = [];
  new Visitor({
    Property: ({ key }) => void around.push('name' in key ? String(key.name) : ''),
    'Property:exit': () => void around.pop(),
    ImportExpression: ({ source }) => {
      const name = around.at(-2);
      if (name === 'pages' || name === 'lists') throw new Error(`an area has to write out the names of its ${name}`);
      if (name && 'value' in source) files.push([name, String(source.value)]);
    },
  }).visit(parseAst(code));
  return files;
}
