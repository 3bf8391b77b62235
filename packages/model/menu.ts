export * from './menu/access.ts';
export * from './menu/bar.ts';
export * from './menu/find.ts';
export * from './menu/tree.ts';
export type * from './menu/types.ts';
export { isToCome, PAGES, shownAt } from './menu/types.ts';
