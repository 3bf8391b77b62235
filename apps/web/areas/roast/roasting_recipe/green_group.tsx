import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { filledGroupView } from '../../../records/views/filling/filled_group.tsx';

/** The green coffee of a recipe or a roast. Its sum stands below its rows and is not told twice. */
export const greenGroupView: GroupView = { Body: Green };

function Green(props: GroupProps) {
  const fields = props.group.fields.filter((name) => name !== 'greenbean_total_mass');
  return <filledGroupView.Body {...props} group={{ ...props.group, fields }} />;
}
