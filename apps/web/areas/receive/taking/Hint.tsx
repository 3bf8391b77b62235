import { Icon } from '../../../parts/Icon.tsx';

/** What there is to say above a form that a scan has opened. */
export const Hint = ({ text }: { readonly text: string }) => (
  <p className="record-closed">
    <Icon name="scan" size={16} />
    {text}
  </p>
);
