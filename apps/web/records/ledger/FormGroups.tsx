import type { FormGroup } from '@hanjan/core';
import { textOf } from '../../base/texts/index.ts';
import { useMedia } from '../../parts/size/useMedia.ts';
import type { GroupProps } from '../field/groups.ts';
import { saysSomething } from '../field/says.ts';
import { groupViewOf } from '../field/views.ts';
import { useAsked, useField } from '../form/hooks.ts';
import { inOrder } from '../form/order.ts';
import { Facts } from './Facts.tsx';
import { FormField } from './FormField.tsx';
import './form.css';

type Props = Omit<GroupProps, 'group'> & { readonly groups: readonly FormGroup[] };

const WIDE = '(min-width: 1160px)';

/** The groups of a form as a ledger; some stand beside it where there is room, and in their place where there is not. */
export function FormGroups({ groups, ...common }: Props) {
  const isWide = useMedia(WIDE);
  const { form, isReading } = common;
  const row = form.values();
  const shown = useAsked(form, groups).filter(
    (group) =>
      group.fields.some((name) => (!isReading && isPart(common, name)) || saysSomething(form.entity, row, name)) ||
      (isReading && groupViewOf(group)?.isRead?.(row)),
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
  const Body = groupViewOf(group)?.Body ?? Fields;
  const id = `${form.entity.name}-${group.key}`;
  return (
    <section className="side-group" aria-labelledby={id}>
      <h2 id={id}>
        {textOf(group.key)} {Array.isArray(value) && <span className="number">{value.length}</span>}
      </h2>
      <Body {...props} />
    </section>
  );
}

/** The fields of a group in two columns, one on a phone; whoever reads sees what there is to know. */
export function Fields({ form, group, names, isFixed, isReading }: GroupProps) {
  if (isReading) return <Facts {...{ form, names }} fields={group.fields} title={textOf(group.key)} />;
  const row = form.values();
  const shown = inOrder(form.entity, group.fields).filter(
    (name) => isPart({ form, isFixed }, name) || saysSomething(form.entity, row, name),
  );
  return (
    <div className="fields">
      {shown.map((name) => (
        <FormField key={name} form={form} name={name} names={names} isFixed={isFixed} />
      ))}
    </div>
  );
}

/**
 * Whether a field has its place in a form even when it is empty: not what the server gives some day, but the year in which
 * it will number the record, and not what is typed into a new one alone.
 */
function isPart({ form: { entity }, isFixed }: Pick<GroupProps, 'form' | 'isFixed'>, name: string): boolean {
  const { fields, derive, numbered } = entity;
  if (fields[name]?.passing) return !isFixed(name);
  return !fields[name]?.readonly || numbered?.year === name || derive.some(([derived]) => derived === name);
}
