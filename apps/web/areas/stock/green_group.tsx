import type { GroupProps, GroupView } from '../../records/field/groups.ts';
import { filledGroupView } from '../../records/views/filling/filled_group.tsx';

const SUMS: readonly string[] = ['greenbean_total_mass', 'blending_total_mass'];

/** The coffee of a recipe, a roast or a blend. Its sum stands below its rows and is not told twice. */
export const greenGroupView: GroupView = { Body: Green };

function Green(props: GroupProps) {
  const fields = props.group.fields.filter((name) => !SUMS.includes(name));
  return <filledGroupView.Body {...props} group={{ ...props.group, fields }} />;
}
