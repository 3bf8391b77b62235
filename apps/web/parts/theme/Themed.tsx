import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { paintFrame, schemeManager } from '../../base/session/preferences.ts';
import { theme } from './theme.ts';

/** Whatever is inside looks like Hanjan, as light or dark as the person chose. */
export function Themed({ children }: { readonly children: ReactNode }) {
  useEffect(paintFrame, []);
  return (
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
}
