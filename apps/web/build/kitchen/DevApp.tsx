import { seenBy } from '@hanjan/core';
import { userBatchScreen } from '@hanjan/model/dev/batch.ts';
import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { localeInfo, localeOf } from '@hanjan/model/messages/locales.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Route, Router, Switch, useSearchParams } from 'wouter';
import { aroundNav } from '../../base/router/history.ts';
import { currentPerson, useActor } from '../../base/session/session.ts';
import { ListPage } from '../../lists/page/ListPage.tsx';
import { NotFound } from '../../parts/states/states.tsx';
import { RecordPage } from '../../records/detail/RecordPage.tsx';
import { clientOf } from '../../records/lookup/clients.ts';
import { AskHost } from '../../shell/frame/AskHost.tsx';
import { Shell } from '../../shell/frame/Shell.tsx';
import { Tools } from '../../shell/screen/Tools.tsx';
import { Kitchen } from './Kitchen.tsx';
import { Samples } from './Samples.tsx';
import '../../main/cells.ts';
import '../../main/views.ts';
import '../../areas/brew/views.ts';
import './views.ts';

/** The frame of the product around the kitchen page and the list and form of its records. */
export function DevApp() {
  return (
    <Router base={localeInfo(localeOf(location.pathname)).prefix} aroundNav={aroundNav}>
      <QueryClientProvider client={clientOf(currentPerson()?.user_seq ?? null, null)}>
        <DevPage />
      </QueryClientProvider>
      <AskHost />
    </Router>
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
          {({ id }) => <RecordPage screen={devKindScreen} id={id} mode={modeOf(id)} Tools={Tools} />}
        </Route>
        <Route path="/dev/batch">
          <ListPage screen={batches} />
        </Route>
        <Route path="/dev/batch/:id">
          {({ id }) => <RecordPage screen={batches} id={id} mode={modeOf(id)} Tools={Tools} />}
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Shell>
  );
}
