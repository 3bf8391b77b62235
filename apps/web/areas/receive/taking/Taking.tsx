import { may, type Row, type Screen } from '@hanjan/core';
import type { BeanInfo, CAFE_BEAN_CALLS } from '@hanjan/model/bean/info.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { releaseLeave } from '../../../base/router/history.ts';
import { useOrg } from '../../../base/session/org.ts';
import { useActor } from '../../../base/session/session.ts';
import { NoPermission, SkeletonRows } from '../../../parts/states/states.tsx';
import { RecordEditor } from '../../../records/detail/RecordEditor.tsx';
import type { Leads } from '../../../records/detail/RecordForm.tsx';
import { draftToOpen } from '../../../records/drafts/keeper.ts';
import { usePlace } from '../../../records/drafts/useDrafts.ts';
import { typeLater } from '../../../records/history/typed.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { infoForCafe, whyLittle } from './from_roastery.ts';
import { Hint } from './Hint.tsx';
import { NotTaken } from './NotTaken.tsx';

/** What a record is filled from, the screen that it will stand on, and whether the person may write there. */
export interface Taken {
  readonly screen: Screen;
  readonly info: BeanInfo;
  readonly client: QueryClient;
  readonly mayWrite: boolean;
}

/** How a new record begins: with which values, and what else stands above its form. */
export interface Beginning {
  readonly values: Row;
  readonly hint?: string | null;
}

/** What stands there instead of a form. */
export interface Instead {
  readonly instead: ReactNode;
}

interface Props {
  /** Name of the screen of the cafe to which the record will belong. */
  readonly name: string;
  readonly kind: keyof typeof CAFE_BEAN_CALLS;
  readonly link: string;
  /** The field that will hold the link. */
  readonly field: string;
  readonly leads: Leads;
  /** Asks the person where there is something to ask. Answers where they go, or what they see, instead of the form. */
  begin(taken: Taken): Promise<Beginning | Instead | string>;
}

/** A new record of a cafe that is filled from the link of a roastery. */
export function Taking(props: Props) {
  const cafe = useOrg('cafe');
  const actor = useActor();
  if (!cafe) return <SkeletonRows />;
  return (
    <ScreenFrame name={props.name}>
      {(screen) => {
        const mayWrite = may(actor, screen, 'write');
        // What somebody is told, or what their form begins with, depends on their role: another one begins anew.
        return <Begun key={`${cafe.auth_seq} ${props.link} ${mayWrite}`} {...props} {...{ screen, mayWrite }} />;
      }}
    </ScreenFrame>
  );
}

type State = { readonly hints: readonly string[] } | { readonly failure: unknown } | Instead | null;
type BegunProps = Props & { readonly screen: Screen; readonly mayWrite: boolean };

function Begun({ screen, mayWrite, kind, link, field, leads, begin }: BegunProps) {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const place = usePlace(screen);
  const [state, setState] = useState<State>(null);
  const [attempt, setAttempt] = useState(1);
  const asked = useRef(0);

  const open = useEffectEvent(async () => {
    const info = await infoForCafe(screen, kind, link);
    const draft = place && draftToOpen({ ...place, key: null });
    // The page was loaded anew in the middle of it.
    const isResumed = mayWrite && draft?.values[field] === info.detail_result.info_uuid;
    const begun = isResumed ? { values: {} } : await begin({ screen, info, client, mayWrite });
    if (typeof begun === 'string') return navigate(begun, { replace: true });
    if ('instead' in begun) return setState(begun);
    if (!isResumed) typeLater(screen, null, begun.values);
    setState({ hints: [whyLittle(info), begun.hint].filter((hint) => hint != null) });
  });
  useEffect(() => {
    // A question is asked once, however often it is drawn.
    if (asked.current === attempt) return;
    asked.current = attempt;
    open().catch((failure: unknown) => setState({ failure }));
  }, [attempt]);

  if (!state) return <SkeletonRows />;
  if ('failure' in state) {
    const again = () => {
      setState(null);
      setAttempt(attempt + 1);
    };
    return <NotTaken failure={state.failure} list={mayWrite ? leads.list : null} onRetry={again} />;
  }
  if ('instead' in state) return state.instead;
  if (!mayWrite) return <NoPermission />;
  return (
    <RecordEditor
      {...{ screen, leads }}
      record={null}
      maySave
      notice={state.hints.map((hint) => <Hint key={hint} text={hint} />)}
      onCreated={(key) => {
        releaseLeave();
        navigate(`${leads.list}/${key}?mode=edit`, { replace: true });
      }}
    />
  );
}
