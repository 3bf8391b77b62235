import { screens } from '@hanjan/model/catalogue.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RecordPage } from '../../engine/detail/RecordPage.tsx';
import { ListPage } from '../../engine/list/ListPage.tsx';
import { provideViews } from '../../engine/views.ts';
import { NotFound } from '../../shell/states.tsx';
import { views } from '../../views/index.ts';
import type { ScreenProps } from './screen.ts';
import '../../theme/fields.ts';
import '../../theme/floating.ts';

provideViews(views);

/** What was loaded stays while the product is open, so that going back finds the list as it was. */
// A machine without a network still reaches the server that runs on it; and whoever reaches none is told so at once.
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnReconnect: true } },
});

/** The list of a screen, or one of its records. */
export default function Screens({ screen: name, id, mode }: ScreenProps) {
  const screen = screens.find((known) => known.name === name);
  if (!screen) return <NotFound />;
  return (
    <QueryClientProvider client={client}>
      {id ? <RecordPage screen={screen} id={id} mode={mode} /> : <ListPage screen={screen} />}
    </QueryClientProvider>
  );
}
