export * from './catalogue.ts';
export * from './lookups.ts';
