import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from '../parts/theme/theme.ts';

const id = 'virtual:theme-variables.css';
const ours = /^--mantine-color-(copper|dark|gray)-/;
const palette = /^--mantine-color-[a-z]+-(\d|filled|light|outline|text|contrast)/;

/**
 * Writes the variables of the Mantine theme into a stylesheet while building. Mantine would add them as a style element
 * at run time, which a strict content security policy forbids; and so they are there at first paint.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (source) => (source === id ? id : null),
    load: (source) => (source === id ? stylesheet() : null),
  };
}

function stylesheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));
  return convertCssVariables({ variables: used(all.variables), light: used(all.light), dark: used(all.dark) }, ':root');
}

/** Leaves out the colours that the product never shows. */
function used(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !palette.test(name) || ours.test(name)));
}
