import { ORG_KINDS } from '@hanjan/core';
import { mayOpen, tabOf } from '@hanjan/model/menu.ts';
import { screenOfNote } from '@hanjan/model/user/own_note.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { chooseOrg, orgName, refreshOrgs, useOrgs } from '../../../base/session/org.ts';
import { useActor } from '../../../base/session/session.ts';
import { isolated, t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { cupReading } from './reading.tsx';

/** A note that somebody wrote where they work: the cup, and the way to it in that organisation. */
export const ownCupReading: ReadingView = { ...cupReading, Key: OpenThere };

/** Enters the organisation in which the note was written and opens it there, for whoever may. */
function OpenThere({ screen, record }: ReadingProps) {
  const { memberships } = useOrgs();
  const [, navigate] = useLocation();
  const actor = useActor();
  const tab = tabOf(screenOfNote(screen.entity.name, record.note_cupped) ?? '');
  const kind = ORG_KINDS.find((one) => one === tab?.org);
  const place = kind && memberships[kind].find(({ auth_seq }) => auth_seq === record.note_org);
  const isUnknown = kind !== undefined && place === undefined;
  // The list answers notes of organisations in which one works now: the memberships of this page are older then.
  useEffect(() => {
    if (isUnknown) void refreshOrgs();
  }, [isUnknown]);
  if (!tab || !kind || !place || !mayOpen({ ...actor, [kind]: place }, tab)) return null;
  const enter = () => {
    chooseOrg(kind, place.auth_seq);
    navigate(`${tab.path}/${record.note_seq}`);
  };
  return <Button onClick={enter}>{t('own_note_open', { name: isolated(orgName(place)) })}</Button>;
}
