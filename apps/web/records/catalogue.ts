import needs from 'virtual:needs';
import type { Field, Screen } from '@hanjan/core';
import { type Area, type AreaName, areaOf, type LoadedCells, type LoadedViews } from '@hanjan/model/catalogue/area.ts';
import { use, useEffect, useMemo } from 'react';
import { loadFailed } from '../base/router/failed.ts';
import { createStore, useStore } from '../base/store/store.ts';
import { loadTexts } from '../base/texts/index.ts';

/** What the areas hand in, each in files of its own: what is in others weighs nothing on a page. */
export interface AreaFiles {
  readonly definitions: Readonly<Record<AreaName, () => Promise<Area>>>;
  /** Cells of some lists and forms; a file that is loaded hands in what it has. */
  readonly cells: Readonly<Record<LoadedCells, () => Promise<unknown>>>;
  /** Inputs, groups and readings of some forms. */
  readonly views: Readonly<Record<LoadedViews, () => Promise<unknown>>>;
  /** The cells that any list or form may ask for. */
  everyCell(): Promise<unknown>;
  /** The inputs, groups and readings that any form may ask for. */
  everyView(): Promise<unknown>;
}

let files: AreaFiles | undefined;

/** Hands in the areas, before any list or form is shown. */
export function provideAreas(areas: AreaFiles): void {
  files = areas;
}

function filesThere(): AreaFiles {
  if (!files) throw new Error('no areas were handed in');
  return files;
}

const areas = new Map<AreaName, Area>();
/** What is drawn of a screen: a list shows fields, a record has them typed too and whole pages to read. */
export type Drawn = 'list' | 'record';
const readyKey = (name: string, drawn: Drawn): string => `${drawn} ${name}`;

/** The lists and records that can be shown: their texts are there too, and what they refer to. */
const ready = createStore<ReadonlySet<string>>(new Set());
const opened = new Map<string, Promise<void>>();

const screensThere = (): readonly Screen[] => [...areas.values()].flatMap(({ screens }) => screens);

/** A list or form among those that are there by now. */
export const findScreen = (isMeant: (screen: Screen) => boolean): Screen | undefined => screensThere().find(isMeant);

/** The same by its name. */
export const screenNamed = (name: string | undefined): Screen | undefined =>
  findScreen((screen) => screen.name === name);

/** Loads a list: its texts, what shows its fields, its definition, and those by which the records are named that it refers to. */
export async function loadList(name: string): Promise<void> {
  const { cells, everyCell } = filesThere();
  await Promise.all([
    loadDefinitions(name),
    loadTextsOf(name),
    everyCell(),
    ...(needs[name]?.cells ?? []).map((area) => cells[area]()),
  ]);
  ready.set(new Set([...ready.get(), readyKey(name, 'list')]));
}

/** Loads a list or form, with all that its records are read and typed by. */
export async function loadScreen(name: string): Promise<void> {
  const { views, everyView } = filesThere();
  await Promise.all([loadList(name), everyView(), ...(needs[name]?.views ?? []).map((area) => views[area]())]);
  ready.set(new Set([...ready.get(), readyKey(name, 'record')]));
}

const LOAD: Readonly<Record<Drawn, (name: string) => Promise<void>>> = { list: loadList, record: loadScreen };

/** Loads what a list or form says besides what all of them say. */
export async function loadTextsOf(name: string): Promise<void> {
  await Promise.all((needs[name]?.texts ?? []).map(loadTexts));
}

/** A list or form by its name. The page waits for it; where it cannot be loaded the page is not there either. */
export function useScreen(name: string, drawn: Drawn = 'record'): Screen | undefined {
  const key = readyKey(name, drawn);
  if (!ready.get().has(key)) {
    const opening = opened.get(key) ?? LOAD[drawn](name);
    opened.set(key, opening);
    opening.catch(() => loadFailed(() => opened.delete(key)));
    use(opening);
  }
  return screenNamed(name);
}

/** Lists by their names; those that are still to be loaded follow. */
export function useScreens(names: readonly string[]): readonly Screen[] {
  useEffect(() => {
    for (const name of names) loadList(name).catch(() => undefined);
  }, [names]);
  const known = useStore(ready);
  return useMemo(() => screensThere().filter(({ name }) => known.has(readyKey(name, 'list'))), [known]);
}

/** Loads what a list or form is, without what it is drawn by. */
export async function loadDefinitions(name: string): Promise<Screen | undefined> {
  await loadAreaOf(name);
  const screen = screenNamed(name);
  if (screen) await loadTargets(Object.values(screen.entity.fields));
  return screen;
}

async function loadAreaOf(name: string): Promise<void> {
  const area = areaOf(name);
  if (area && !areas.has(area)) areas.set(area, await filesThere().definitions[area]());
}

/** Records are named by a field of theirs, which may refer to others again. */
async function loadTargets(fields: readonly Field[]): Promise<void> {
  await Promise.all(fields.flatMap(targetsOf).map(loadNaming));
}

async function loadNaming(to: string): Promise<void> {
  await loadAreaOf(to);
  const { entity } = findScreen((screen) => screen.entity.name === to) ?? {};
  const label = entity?.fields[entity.label.plain];
  if (label) await loadTargets([label]);
}

/** The entities that a field refers to, also within its rows. */
const targetsOf = (field: Field): readonly string[] =>
  field.kind === 'rows' ? Object.values<Field>(field.of).flatMap(targetsOf) : 'to' in field ? [field.to] : [];
