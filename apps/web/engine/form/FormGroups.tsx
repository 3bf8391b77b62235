import type { FormGroup } from '@hanjan/core';
import { useMediaQuery } from '@mantine/hooks';
import { textOf } from '../../i18n/index.ts';
import { saysSomething } from '../field/says.ts';
import { groupViewOf } from '../views.ts';
import { FormField } from './FormField.tsx';
import type { GroupProps } from './groups.ts';
import { useField } from './hooks.ts';
import './form.css';

type Props = Omit<GroupProps, 'group'> & { readonly groups: readonly FormGroup[] };

const WIDE = '(min-width: 1160px)';

/** The groups of a form as a ledger; some stand beside it where there is room, and in their place where there is not. */
export function FormGroups({ groups, ...common }: Props) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const { form, isReading } = common;
  const row = form.values();
  const shown = groups.filter(
    ({ fields }) => !isReading || fields.some((name) => saysSomething(form.entity, row, name)),
  );
  const sides = shown.flatMap((group) => {
    const Side = group.side ? SideGroup : groupViewOf(group)?.Side;
    return Side && isWide ? [<Side key={group.key} {...common} group={group} />] : [];
  });
  return (
    <div className="form" data-aside={sides.length > 0 || undefined}>
      <div className="form-main">
        {shown
          .filter(({ side }) => !(side && isWide))
          .map((group) => {
            const Below = isWide ? undefined : groupViewOf(group)?.Side;
            return (
              <div key={group.key} className="form-part">
                <LedgerGroup {...common} group={group} />
                {Below && <Below {...common} group={group} />}
              </div>
            );
          })}
      </div>
      {sides.length > 0 && <div className="form-side">{sides}</div>}
    </div>
  );
}

/** A group with its name in the left margin. */
function LedgerGroup(props: GroupProps) {
  const { form, group, isReading } = props;
  const Body = groupViewOf(group)?.Body ?? Fields;
  const id = `${form.entity.name}-${group.key}`;
  return (
    <section className="group" data-reading={isReading || undefined} aria-labelledby={id}>
      <h2 id={id}>{textOf(group.key)}</h2>
      <Body {...props} />
    </section>
  );
}

/** A group beside the form, with its name above and how many are chosen. */
function SideGroup(props: GroupProps) {
  const { form, group } = props;
  const [first = ''] = group.fields;
  const { value } = useField(form, first);
  const id = `${form.entity.name}-${group.key}`;
  return (
    <section className="side-group" aria-labelledby={id}>
      <h2 id={id}>
        {textOf(group.key)} {Array.isArray(value) && <span className="number">{value.length}</span>}
      </h2>
      <Fields {...props} />
    </section>
  );
}

function Fields({ form, group, names, isFixed, isReading }: GroupProps) {
  const row = form.values();
  const shown = group.fields.filter((name) => !isReading || saysSomething(form.entity, row, name));
  return (
    <div className="fields">
      {shown.map((name) => (
        <FormField key={name} form={form} name={name} names={names} isFixed={isFixed(name)} />
      ))}
    </div>
  );
}
