import { screens } from '@hanjan/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { RecordPage } from '../engine/detail/RecordPage.tsx';
import { ListPage } from '../engine/list/ListPage.tsx';
import { NotFound } from '../shell/states.tsx';
import type { ScreenPage } from './ScreenPage.tsx';

const client = new QueryClient();

/** The list of a screen, or one of its records. */
export default function Catalogue({ screen: name, id, mode }: ComponentProps<typeof ScreenPage>) {
  const screen = screens.find((one) => one.name === name);
  if (!screen) return <NotFound />;
  return (
    <QueryClientProvider client={client}>
      {id === null ? <ListPage screen={screen} /> : <RecordPage screen={screen} id={id} mode={mode} />}
    </QueryClientProvider>
  );
}
