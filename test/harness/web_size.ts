import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { temporaryDirectory } from './directory.ts';

/** Bytes that a page loads when it is opened first, gzip. */
export interface PageSize {
  readonly page: string;
  readonly js: number;
  readonly css: number;
  /** How many files these are. */
  readonly files: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = ReadonlyMap<string, Chunk>;

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'apps/web');

/** What every page loads besides what its HTML names. Of the two languages it is the larger one. */
const ALWAYS = ['virtual:messages/ko', 'theme/font.css'];
/** What lists and records need. */
const LIST = ['pages/screen/ListScreen.tsx', 'pages/screen/OrgTool.tsx', 'virtual:messages/ko/work'];
const RECORD = ['pages/screen/RecordScreen.tsx', 'pages/screen/OrgTool.tsx', 'virtual:messages/ko/work'];
/** What those of some need besides. */
const NOTES = ['packages/model/catalogue/user.ts'];
const BREWS = ['packages/model/catalogue/user.ts', 'virtual:messages/ko/user_brewing', 'views/user_brewing.ts'];
const CAFE = ['packages/model/catalogue/cafe.ts', 'virtual:messages/ko/cafe'];
const ROASTER = ['packages/model/catalogue/roaster.ts', 'virtual:messages/ko/roaster', 'views/roaster.ts'];
/** What each page loads by itself when it opens. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  intro: ['pages/intro/Intro.tsx', 'pages/intro/HeroWheel.tsx', 'virtual:messages/ko/intro'],
  guide: ['pages/guide/Guide.tsx', 'virtual:messages/ko/guide'],
  signin: ['pages/sign/Signin.tsx'],
  adminsignin: ['pages/sign/AdminSignin.tsx'],
  signup: ['pages/sign/Signup.tsx', 'packages/model/seed/country.ts'],
  password: ['pages/sign/Password.tsx'],
  privacy: ['pages/privacy/PrivacyPolicy.tsx', 'pages/privacy/ko.ts'],
  demo: ['pages/demo/Demo.tsx', 'virtual:messages/ko/demo'],
  create: ['pages/create/Create.tsx'],
  cafe_create: ['pages/create/CafeCreate.tsx', 'virtual:messages/ko/work'],
  roaster_create: ['pages/create/RoasterCreate.tsx', 'virtual:messages/ko/work'],
  flavorwheel: ['pages/chart/Flavorwheel.tsx'],
  radarchart: ['pages/chart/RadarChart.tsx'],
  brewingrecord: ['pages/chart/BrewingRecord.tsx', 'virtual:messages/ko/brew'],
  roastingprofile: ['pages/chart/RoastingProfile.tsx', 'virtual:messages/ko/roast'],
  country: ['pages/map/Country.tsx', 'virtual:messages/ko/work'],
  note_list: [...LIST, ...NOTES],
  note: [...RECORD, ...NOTES],
  brew_list: [...LIST, ...BREWS],
  brew: [...RECORD, ...BREWS],
  cafe_list: [...LIST, ...CAFE],
  cafe_record: [...RECORD, ...CAFE],
  roaster_list: [...LIST, ...ROASTER],
  roaster_record: [...RECORD, ...ROASTER],
  inventory: ['pages/stock/Inventory.tsx', 'pages/screen/OrgTool.tsx', 'virtual:messages/ko/work', ...ROASTER],
};
/** What is loaded when somebody asks for it, the other language, and what holds nothing. */
const LATER = [
  /^list_tools\/(.+\/)?(ColumnsDialog|SaveViewDialog|ViewsDialog|PrintSheet|SelectBar)\.tsx$/,
  /(^|\/)(Calendar|Clock|CountryPlaces|MapDialog|NoteWheel|PointsRadar|RowsBox|StepsBox|BesideRecipe|TermPassed|RoastGroup)\.tsx$/,
  /^sheet\/(ExportDialog|ImportDialog)\.tsx$/,
  /^(conflict\/Disputes|history\/Edits)\.tsx$/,
  /^saving\/stock_short\.tsx$/,
  // What the page of a stock and the stock of a record have in common.
  /^(stock\/(LotStock|MoveDialog)\.tsx|_LotStock-[\w-]+\.js)$/,
  /^roast\/(RoastShown|RoastPoints|Live(Roast|Chart|Summary))\.tsx$/,
  /^(brew|timer)\/.+\.tsx?$/,
  // What pages of brews have in common with the timers.
  /^_(plan|main_timer)-[\w-]+\.js$/,
  // What opens a new record with the work of a chart.
  /^_new_record-[\w-]+\.js$/,
  /^pages\/intro\/(SampleNote|BrewTry|RoastTry)\.tsx$/,
  /^packages\/roastlog\/sample\.ts$/,
  /^offline\.ts$/,
  /^chart\/pictures\.ts$/,
  /^shell\/(SignInAgain|DisplayPanel|MenuSheet)\.tsx$/,
  /^palette\/(Palette|ShortcutSheet)\.tsx$/,
  /^wheel\/WheelDialog\.tsx$/,
  /^pages\/screen\/reloadCodes\.ts$/,
  /^pages\/UnderConstruction\.tsx$/,
  /^packages\/model\/catalogue\/\w+\.ts$/,
  /^virtual:messages\/ko\/(user|cafe|roaster)(_\w+)?$/,
  /^virtual:messages\/ko\/(brew_room|compare|sheet|palette)$/,
  /^virtual:messages\/en(\/\w+)?$/,
  /^pages\/privacy\/en\.ts$/,
];

/** Builds the web app afresh and weighs its pages. */
export async function weighPages(): Promise<PageSize[]> {
  const directory = temporaryDirectory();
  try {
    await buildInto(directory.path);
    const manifest = readManifest(directory.path);
    refuseUnknown(manifest);
    const named = filesNamed(readFileSync(join(directory.path, 'index.html'), 'utf8'));
    const weigh = (file: string) => gzipSync(readFileSync(join(directory.path, file)), { level: 9 }).length;
    return Object.entries(PAGES).map(([page, chunks]) => {
      const files = [...filesOf(manifest, named, [...ALWAYS, ...chunks])];
      const sum = (end: string) =>
        files.filter((file) => file.endsWith(end)).reduce((all, file) => all + weigh(file), 0);
      return { page, js: sum('.js'), css: sum('.css'), files: files.length };
    });
  } finally {
    directory.remove();
  }
}

/** In a process of its own, because Vite builds for tests inside of one. */
async function buildInto(outDir: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { cwd: WEB, env: { ...process.env, NODE_ENV: 'production' } });
}

/** The build's own list of chunks, by the file that they were made from. */
function readManifest(outDir: string): Manifest {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  return new Map(Object.entries(chunks).map(([key, chunk]) => [plain(key), chunk]));
}

/** What lies outside of the web app is named from here or from there. */
const plain = (key: string) => key.replace(/^(\.\.\/)+/, '');

/** The scripts and styles that the HTML names. */
const filesNamed = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);

/** Files, and chunks with everything that they import. */
function filesOf(manifest: Manifest, named: readonly string[], keys: readonly string[]): ReadonlySet<string> {
  const files = new Set(named);
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest.get(plain(key));
    if (!chunk) throw new Error(`${key} is not in the build`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** Whatever is loaded by an import while running has its place above. */
function refuseUnknown(manifest: Manifest): void {
  const placed = new Set([...ALWAYS, ...Object.values(PAGES).flat()]);
  const loaded = [...manifest.values()].flatMap(({ dynamicImports = [] }) => dynamicImports.map(plain));
  const unknown = loaded.filter((key) => !placed.has(key) && !LATER.some((pattern) => pattern.test(key)));
  if (unknown.length > 0) throw new Error(`say when these are loaded: ${unknown.join(', ')}`);
}
