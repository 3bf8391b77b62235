import { OwnProfile } from './OwnProfile.tsx';

/** Who somebody is in their roastery. */
export default function RoasterUserInfo() {
  return <OwnProfile kind="roaster" />;
}
