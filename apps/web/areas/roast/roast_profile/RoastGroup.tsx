import type { GroupProps } from '../../../records/field/groups.ts';
import { RoastRead } from './RoastRead.tsx';
import { RoastWrite } from './RoastWrite.tsx';
import './roast_group.css';

/** The roast of a record: to write, or to read where nothing of it may be changed. */
export default function RoastGroup(props: GroupProps) {
  return props.isReading || props.group.fields.every(props.isFixed) ? (
    <RoastRead {...props} />
  ) : (
    <RoastWrite {...props} />
  );
}
