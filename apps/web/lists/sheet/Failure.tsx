import '../../parts/failed.css';

/** Why something was not done. The button that tries again stands among those of the dialog. */
export const Failure = ({ text }: { readonly text: string }) => (
  <p className="failed" role="alert">
    {text}
  </p>
);
