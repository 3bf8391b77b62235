import { atLeast, code, memo, ORG_ROLES, type OrgKind, type Screen, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from './define.ts';

const GROUPS = { cafe: 'CAUTH', roaster: 'RAUTH' } as const satisfies Record<OrgKind, string>;

/**
 * What somebody says of themselves in an organisation: the name and memo that stand in its lists of people, with the rank
 * that others gave them. It is no screen of the catalogue, because there is no list of it and no record but one's own.
 */
function ownProfileOf(kind: OrgKind): Screen {
  const everybody = atLeast(kind, ORG_ROLES[kind][0]);
  const name = {
    seq: `${kind}_user_seq`,
    nick: `${kind}_user_nick`,
    auth: `${kind}_user_auth`,
    desc: `${kind}_user_desc`,
  };
  const entity = defineEntity({
    name: `${kind}_userinfo`,
    scope: kind,
    isView: true,
    key: name.seq,
    label: name.nick,
    fields: {
      [name.seq]: serial({}),
      [name.nick]: text({ required: true, min: 3, max: 100 }),
      [name.auth]: code({ group: GROUPS[kind], readonly: true }),
      [name.desc]: memo({ max: 3000 }),
    },
  });
  return defineScreen(entity, {
    name: `${kind}_userinfo`,
    path: `/api/${kind}/userinfo`,
    access: { read: everybody, edit: everybody },
    list: { columns: [name.nick], search: [], title: [name.nick], sort: [name.nick], order: `${name.nick}.asc` },
    form: [{ key: 'staff_own', fields: [name.nick, name.auth, name.desc] }],
  });
}

/** What somebody says of themselves, in an organisation of each kind. */
export const OWN_PROFILE: Readonly<Record<OrgKind, Screen>> = {
  cafe: ownProfileOf('cafe'),
  roaster: ownProfileOf('roaster'),
};
