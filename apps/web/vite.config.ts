import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { fontRanges } from './build/font-ranges.ts';
import { messages } from './build/messages.ts';
import { themeVariables } from './build/theme-variables.ts';
import { kitchenEntry } from './dev/entry.ts';

const root = import.meta.dirname;

/**
 * Few files, because over plain http each one costs a round trip: what every page needs, and what several share. A file
 * holds what its pattern names and whatever that needs, so that what is loaded later never swells what is loaded first.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  // What nearly every page has in common, however little it does.
  {
    name: 'basics',
    test: /[\\/](kind[\\/](kind|text|code|own_words)|calc[\\/]bytes|choice[\\/]Switch|useWidth|useIsSeen|history[\\/]typed)\.tsx?$/,
    priority: 3,
  },
  // What the front page, the guide and pages of charts have in common with lists and forms.
  {
    name: 'base',
    test: /rolldown.runtime|[\\/](Graduation|useSlide|choice[\\/](choices|picks|FindBox|FoundOption|find_box)|field[\\/](Chips|WordsBox)|Failed|ClearButton|lookup[\\/](choices|copies|group|renewed)|kind[\\/]words|useLookedUp|ring|ScoreSlider|user[\\/]points|radar[\\/]score|FlavorChip|FlavorTreeList)\.|[\\/]charts[\\/]text[\\/]/,
    priority: 3,
  },
  // What pages about signing in have in common with forms.
  { name: 'fields', test: /[\\/]theme[\\/]fields\.ts$/, priority: 2 },
  { name: 'fields', test: /[\\/]components[\\/](Input|InputBase|ActionIcon)[\\/]/, priority: 3 },
  // What pages about signing in have in common.
  {
    name: 'sign',
    test: /[\\/]components[\\/](TextInput|PasswordInput|Checkbox|NativeSelect)[\\/]|[\\/]pages[\\/]sign[\\/](SignFrame|SigninForm|SignedIn|fields)\.tsx$/,
    priority: 2,
  },
  // What the front page and the page of the radar have in common with notes.
  { name: 'radar', test: /[\\/](radarWords\.|charts[\\/]radar)/, priority: 2 },
  // What pages of roasts and brews have in common with lists and forms.
  {
    name: 'clock',
    test: /[\\/](calc[\\/](clock|days|loss|rounding|shares)|parts[\\/]Choose|timer[\\/]clock_set)\.tsx?$/,
    priority: 2,
  },
  // What the page of a brew has in common with forms.
  {
    name: 'boxes',
    test: /[\\/](field[\\/](NumberBox|TermBox)|brew[\\/]host|timer[\\/]room|form[\\/]faults|kind[\\/](count|date|flag|memo|moment|ref|scaled|term)|model[\\/](presets|brewing[\\/](setup|steps)))\.tsx?$/,
    priority: 2,
  },
  // What the page of a roast has in common with lists and forms.
  {
    name: 'values',
    test: /[\\/](i18n[\\/]times|kind[\\/]file|parts[\\/]file[\\/]file)\.tsx?$/,
    priority: 2,
  },
  // What pages of charts have in common, and those of them whose work can be taken back.
  { name: 'chart', test: /web[\\/]chart[\\/](ChartTools|drawn|work)\.tsx?$/, priority: 2 },
  { name: 'plan', test: /[\\/]brew[\\/](store|plan|masses)\.ts$/, priority: 2 },
  // What charts have in common that are moved and made larger.
  {
    name: 'gesture',
    test: /[\\/](useGesture|zoom|motion|ZoomButtons|useRoom)\.tsx?$/,
    priority: 2,
  },
  { name: 'undo', test: /web[\\/]chart[\\/](working|useUndoKey)\.ts$/, priority: 2 },
  // What lists and records have in common, and the styles of both: while those come nothing else does.
  {
    name: 'work',
    test: /web[\\/](engine[\\/](list|detail)|filter|parts[\\/](filter|difference)|list_tools|list_tools[\\/]walk|drafts|conflict|history)[\\/]\w+\.css$|(parts[\\/](pages|rows[\\/]change)|shell[\\/]command)\.css$|[\\/](web[\\/]views[\\/]index|access[\\/]seen|screen[\\/](ScreenFrame|clients)|walk[\\/]useNeighbours|palette[\\/]recent|useOneOfSeveral|drafts[\\/](useDrafts|DraftLines|ListDrafts)|saving[\\/](saving|useSave)|rows[\\/](compare|told_apart)|engine[\\/](field|form)[\\/]\w+|history[\\/]useTypedLater|parts[\\/](Total|field[\\/]FieldFrame)|views[\\/](filling|slider|wheel_options|score|flavors|rate|record_link)[\\/](?!NoteWheel|PointsRadar)\w+|views[\\/](recipe[\\/]Way|air[\\/]air|cupped[\\/]told_apart)|stock[\\/](masses|kinds)|model[\\/](cup|equip|roaster[\\/]profile))\.(tsx?|css)$/,
    priority: 1,
  },
];

/** The mode of a build of the kitchen page alone, for the tests. */
const KITCHEN = 'kitchen';

export default defineConfig(({ command, mode }) => {
  const texts = resolve(root, '../../packages/model/messages');
  // The kitchen is no part of the product: neither its page nor its texts.
  const own = command === 'serve' || mode === KITCHEN ? resolve(root, 'dev/messages') : undefined;
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
        ...(mode === KITCHEN && { input: resolve(root, 'dev/index.html') }),
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
