import { OwnProfile } from './OwnProfile.tsx';

/** Who somebody is in their cafe. */
export default function CafeUserInfo() {
  return <OwnProfile kind="cafe" />;
}
