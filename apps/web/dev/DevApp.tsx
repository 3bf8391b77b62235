import { seenBy } from '@hanjan/core';
import { userBatchScreen } from '@hanjan/model/dev/batch.ts';
import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { localeInfo, localeOf } from '@hanjan/model/messages/locales.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Route, Router, Switch, useSearchParams } from 'wouter';
import { RecordPage } from '../engine/detail/RecordPage.tsx';
import { ListPage } from '../engine/list/ListPage.tsx';
import { clientOf } from '../pages/screen/clients.ts';
import { aroundNav } from '../router/history.ts';
import { currentPerson, useActor } from '../session.ts';
import { AskHost } from '../shell/AskHost.tsx';
import { Shell } from '../shell/Shell.tsx';
import { NotFound } from '../shell/states.tsx';
import { Themed } from '../theme/Themed.tsx';
import { Kitchen } from './Kitchen.tsx';
import { Samples } from './Samples.tsx';
import '../theme/fields.ts';
import '../views/index.ts';
import '../views/user_brewing.ts';
import './views.ts';

/** The frame of the product around the kitchen page and the list and form of its records. */
export function DevApp() {
  return (
    <Themed>
      <Router base={localeInfo(localeOf(location.pathname)).prefix} aroundNav={aroundNav}>
        <QueryClientProvider client={clientOf(currentPerson()?.user_seq ?? null, null)}>
          <DevPage />
        </QueryClientProvider>
        <AskHost />
      </Router>
    </Themed>
  );
}

function DevPage() {
  const [query] = useSearchParams();
  const actor = useActor();
  const batches = useMemo(() => seenBy(actor, userBatchScreen), [actor]);
  const edit = query.get('mode') === 'edit';
  const modeOf = (id: string) => (id === 'write' ? 'write' : edit ? 'edit' : 'view');
  return (
    <Shell place={null} frame="wide" form={edit || location.pathname.endsWith('/write')}>
      <Switch>
        <Route path="/dev/kinds">
          <Kitchen />
        </Route>
        <Route path="/dev/samples">
          <Samples />
        </Route>
        <Route path="/dev/record">
          <ListPage screen={devKindScreen} />
        </Route>
        <Route path="/dev/record/:id">
          {({ id }) => <RecordPage screen={devKindScreen} id={id} mode={modeOf(id)} />}
        </Route>
        <Route path="/dev/batch">
          <ListPage screen={batches} />
        </Route>
        <Route path="/dev/batch/:id">{({ id }) => <RecordPage screen={batches} id={id} mode={modeOf(id)} />}</Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Shell>
  );
}
