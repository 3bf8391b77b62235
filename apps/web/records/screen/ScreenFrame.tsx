import { isOrgKind, type Screen } from '@hanjan/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useOrg } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { loadAhead } from '../../base/store/idle.ts';
import { NotFound } from '../../parts/states/states.tsx';
import { type Drawn, loadScreen, useScreen } from '../catalogue.ts';
import { clientOf } from '../lookup/clients.ts';
import { dropFormerRole } from '../seen/or_seen.ts';
import { screenFor } from './screen_for.ts';
import '../kinds/cells.ts';

interface Props {
  /** Name of a screen of the catalogue. */
  readonly name: string;
  /** A list does not wait for what its records are typed and read by. */
  readonly drawn?: Drawn;
  children(screen: Screen): ReactNode;
}

/** What is shown of a screen: one's own records, or those of the organisation that one works in. */
export const ScreenFrame = (props: Props) => <Known {...props} known={useScreen(props.name, props.drawn)} />;

/** Apart, because React loses count of what else a component holds that waits when it is drawn anew. */
function Known({ name, drawn, known, children }: Props & { readonly known: Screen | undefined }) {
  const scope = known?.entity.scope ?? 'none';
  const org = useOrg(isOrgKind(scope) ? scope : undefined);
  const auth_seq = org?.auth_seq ?? null;
  const actor = useActor();
  const screen = useMemo(() => known && screenFor(actor, known, auth_seq), [known, auth_seq, actor]);
  const { user_seq } = actor;
  const client = clientOf(user_seq, auth_seq);
  useFreshRights(client, org ? [org.user_auth, ...(org.has ?? [])].join(' ') : undefined);
  // So that a record opens at once.
  useEffect(() => {
    if (drawn === 'list') loadAhead(() => void loadScreen(name).catch(() => undefined));
  }, [drawn, name]);
  if (!screen) return <NotFound />;
  return (
    <QueryClientProvider key={`${user_seq} ${auth_seq}`} client={client}>
      {children(screen)}
    </QueryClientProvider>
  );
}

/** What may be done with records is asked again once the role in the organisation, or what its plan has, has changed. */
function useFreshRights(client: ReturnType<typeof clientOf>, rights: string | undefined): void {
  const shown = useRef({ client, rights });
  useEffect(() => {
    const before = shown.current;
    shown.current = { client, rights };
    if (before.client !== client || before.rights === rights) return;
    dropFormerRole();
    client.invalidateQueries();
  }, [client, rights]);
}
