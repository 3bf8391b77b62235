import { type Entity, type FormGroup, flag, memo, type OrgKind, serial, text } from '@hanjan/core';
import { defineEntity } from './define.ts';

/** What somebody writes who applies to work in an organisation by the link of an event; both sides check it by this. */
export interface Applying {
  /** Its fields. It is no record of the catalogue: what is written becomes a membership that waits. */
  readonly entity: Entity;
  readonly form: readonly FormGroup[];
  /** Where its calls are. */
  readonly path: string;
  /** The page below which the links of events are. */
  readonly page: string;
}

function applyingOf(kind: OrgKind): Applying {
  const entity = defineEntity({
    name: `${kind}_signup`,
    scope: 'user',
    isView: true,
    key: 'application_seq',
    label: 'user_nick',
    fields: {
      application_seq: serial({}),
      user_nick: text({ required: true, min: 3, max: 100 }),
      user_desc: memo({ max: 3000 }),
      save_check: flag({ must: 'save_check_ok' }),
    },
  });
  return {
    entity,
    form: [{ key: 'apply_who', fields: ['user_nick', 'user_desc', 'save_check'] }],
    path: `/api/${kind}/event/user/signup`,
    page: `/user/link/${kind}signup`,
  };
}

/** How somebody applies to work in an organisation of each kind. */
export const APPLYING: Readonly<Record<OrgKind, Applying>> = {
  cafe: applyingOf('cafe'),
  roaster: applyingOf('roaster'),
};

/** What is known of an event by its link, and of whoever opens it. */
export interface LinkedEvent {
  readonly event_uuid: string;
  readonly event_start: string;
  readonly event_end: string;
  /** −1 before, 0 meanwhile, 1 afterwards. */
  readonly event_status: -1 | 0 | 1;
  readonly event_name: string | null;
  readonly event_name_locale: string | null;
  readonly event_desc: string | null;
  readonly org_name: string | null;
  readonly org_name_locale: string | null;
  readonly org_zone: string;
}

/** What somebody is in an organisation, or waits to be. */
export interface Application {
  readonly user_uuid: string;
  readonly user_auth: string;
  readonly user_nick: string;
  readonly user_desc: string | null;
}

/** An application as its applicant finds it among all of theirs. */
export interface OwnApplication extends Application {
  readonly org_name: string | null;
  readonly org_name_locale: string | null;
}

/** What an event of sign-up says to whoever opens its link: the event, and what they are there already. */
export interface Invitation extends LinkedEvent {
  readonly application: Application | null;
}

/** States in which somebody applies: there is no row of theirs yet, or a manager lets them come back. */
export const mayApply = (application: Pick<Application, 'user_auth'> | null): boolean =>
  application === null || application.user_auth === 'RJN';

/** States that an applicant sees among their applications; what came to an end is told where its link leads. */
export const APPLIED = ['WTSGNP', 'HLD', 'RJN'] as const;
