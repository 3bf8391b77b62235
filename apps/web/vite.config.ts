import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { fontRanges } from './build/font-ranges.ts';
import { kitchenEntry } from './build/kitchen/entry.ts';
import { messages } from './build/messages.ts';
import { themeVariables } from './build/theme-variables.ts';

const root = import.meta.dirname;

/** Whether a module is one of some files, named by the ends of their paths; a star stands for any name. */
function isOneOf(...files: string[]): (id: string) => boolean {
  const ends = files.map((file) =>
    file
      .replaceAll('.', '[.]')
      .replaceAll('*', '[^/]+')
      .concat(file.includes('.') ? '' : '[.]tsx?'),
  );
  const pattern = new RegExp(`/(${ends.join('|')})$`);
  return (id) => pattern.test(id.replaceAll('\\', '/'));
}

/**
 * Few files, because over plain http each one costs a round trip: what every page needs, and what several share. A file
 * holds what is named and whatever that needs, so that what is loaded later never swells what is loaded first.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  // What nearly every page has in common, however little it does.
  {
    name: 'basics',
    test: isOneOf(
      ...['kind/kind', 'kind/text', 'kind/code', 'kind/own_words', 'calc/bytes', 'choice/Switch'],
      ...['useWidth', 'useIsSeen', 'history/typed'],
    ),
    priority: 3,
  },
  // What the front page, the guide and pages of charts have in common with lists and forms.
  {
    name: 'base',
    test: isOneOf(
      ...[
        'rolldown/runtime.js',
        'Graduation',
        'useSlide',
        'Failed',
        'AnswerState',
        'ClearButton',
        'useLookedUp',
        'ring',
      ],
      ...['choice/choices', 'choice/picks.css', 'choice/FindBox', 'choice/FoundOption', 'choice/find_box.css'],
      ...['field/Chips', 'field/WordsBox', 'kind/words', 'charts/text/*'],
      ...['lookup/choices', 'lookup/copies', 'lookup/group', 'lookup/renewed'],
      ...['ScoreSlider', 'shared/points', 'radar/score', 'FlavorChip', 'FlavorTreeList'],
    ),
    priority: 3,
  },
  // What pages about signing in have in common with forms.
  { name: 'fields', test: isOneOf('theme/fields'), priority: 2 },
  {
    name: 'fields',
    test: isOneOf(...['Input', 'InputBase', 'ActionIcon'].map((part) => `components/${part}/*.mjs`)),
    priority: 3,
  },
  // What pages about signing in have in common.
  {
    name: 'sign',
    test: isOneOf(
      ...['TextInput', 'PasswordInput', 'Checkbox', 'NativeSelect'].map((part) => `components/${part}/*.mjs`),
      ...['sign/SignFrame', 'sign/SigninForm', 'sign/SignedIn', 'sign/fields'],
    ),
    priority: 2,
  },
  // What the front page and the page of the radar have in common with notes.
  { name: 'radar', test: isOneOf('radarWords', 'charts/radar/*'), priority: 2 },
  // What pages of roasts and brews have in common with lists and forms.
  {
    name: 'clock',
    test: isOneOf(
      'calc/clock',
      'calc/days',
      'calc/loss',
      'calc/rounding',
      'calc/shares',
      'parts/Choose',
      'timer/clock_set',
    ),
    priority: 2,
  },
  // What the page of a brew has in common with forms.
  {
    name: 'boxes',
    test: isOneOf(
      ...['field/NumberBox', 'field/TermBox', 'form/faults', 'chart/held'],
      ...['count', 'date', 'flag', 'memo', 'moment', 'ref', 'scaled', 'term'].map((kind) => `kind/${kind}`),
      ...['model/presets', 'brewing/setup', 'brewing/steps', 'brew/host', 'timer/room'],
    ),
    priority: 2,
  },
  // What the page of a roast has in common with lists and forms.
  { name: 'values', test: isOneOf('i18n/times', 'kind/file', 'parts/file/file'), priority: 2 },
  // What pages of charts have in common.
  {
    name: 'chart',
    test: isOneOf('chart/ChartTools', 'chart/drawn', 'web/chart/work', 'chart/working', 'chart/useUndoKey'),
    priority: 2,
  },
  // What the page of a brew has in common with timers.
  { name: 'plan', test: isOneOf('brew/store', 'brew/plan', 'brew/masses'), priority: 2 },
  // What charts have in common that are moved and made larger.
  { name: 'gesture', test: isOneOf('useGesture', 'zoom', 'motion', 'ZoomButtons', 'useRoom'), priority: 2 },
  // What lists and records have in common, views of several areas, and the styles of all: while those come nothing else
  // does.
  {
    name: 'work',
    test: isOneOf(
      ...['engine/list/*.css', 'engine/detail/*.css', 'engine/form/*', 'engine/field/*', 'web/views/index'],
      ...['web/filter/*.css', 'parts/filter/*.css', 'parts/difference/*.css', 'parts/pages.css', 'rows/change.css'],
      ...['list_tools/*.css', 'walk/*.css', 'drafts/*.css', 'conflict/*.css', 'history/*.css', 'shell/command.css'],
      ...['access/seen', 'api/pages', 'screen/ScreenFrame', 'screen/clients', 'walk/useNeighbours', 'palette/recent'],
      ...['useOneOfSeveral', 'drafts/useDrafts', 'drafts/DraftLines', 'drafts/ListDrafts', 'history/useTypedLater'],
      ...['saving/saving', 'saving/useSave', 'rows/compare', 'rows/told_apart', 'parts/Total', 'field/FieldFrame'],
      ...['filling', 'slider', 'flavors', 'rate', 'record_link'].map((view) => `views/${view}/*`),
      ...['wheel_options/wheel_options', 'wheel_options/options', 'score/ScoreInput', 'score/score', 'score/points'],
      ...['recipe/Way', 'air/air', 'cupped/told_apart', 'stock/masses', 'stock/kinds'],
      ...['model/cup', 'model/equip', 'roaster/profile'],
    ),
    priority: 1,
  },
];

/** The mode of a build of the kitchen page alone, for the tests. */
const KITCHEN = 'kitchen';

export default defineConfig(({ command, mode }) => {
  const texts = resolve(root, '../../packages/model/messages');
  // The kitchen is no part of the product: neither its page nor its texts.
  const own = command === 'serve' || mode === KITCHEN ? resolve(root, 'build/kitchen/messages') : undefined;
  return {
    root,
    plugins: [react(), messages(texts, own), themeVariables(), fontRanges(), own ? kitchenEntry() : compress()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      // The server names in each page what that page loads first.
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        ...(mode === KITCHEN && { input: resolve(root, 'build/kitchen/index.html') }),
        checks: { pluginTimings: false },
        output: { codeSplitting: { groups } },
      },
    },
    // Workers load parts of themselves later.
    worker: { format: 'es' },
    // Not our own modules below /api/.
    server: { proxy: { '^/api/(?!.*[.]ts)': `http://localhost:${process.env.PORT ?? 8081}` } },
  };
});
