import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { schemeManager } from '../preferences.ts';
import { theme } from './theme.ts';

/** Whatever is inside looks like Hanjan, as light or dark as the person chose. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={schemeManager}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
);
