import './brand.css';

/** A cup seen from above with one copper wedge. */
export function Brand() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="10.5" cy="12" r="8.5" />
      <path className="wedge" d="M10.5 12 15.8 6.7A7.5 7.5 0 0 1 18 12Z" />
      <path className="handle" d="M19 12h4" />
    </svg>
  );
}
