import '../../../parts/icon.css';

const grinder = 'M5.5 3h9l-2 4.5h-5ZM6.5 7.5h7v6h-7ZM5.5 17h9v-3.5h-9ZM13.5 9.5h2.5M16 8v3';
const machine = 'M3.5 4h13v4h-13ZM5 8v8.5h11.5M16.5 16.5v-2H5M9 8v2h4V8M10 10v1.5M12 10v1.5';
const dripper = 'M3.5 5h13l-5 7.5h-3ZM6 15.5h8M10 12.5v3M16 6.5h1.5V9h-2.8';
const kettle = 'M6.5 16.5h7.5l-1-8.5H8ZM8.5 8V6h3.5v2M7 13c-3 0-1.5-4.5-4.5-5.5M13.6 9.5H17V15h-3.2';
const scale = 'M3.5 9.5h13V16h-13ZM5 9.5 6.5 6h7L15 9.5M6.5 13h4M13.5 13h.01';
const press = 'M6 7h7.5v9.5H6ZM13.5 9H16v4.5h-2.5M9.7 2.5V10M7.5 2.5H12M6 10h7.5';
const server = 'M7.5 4h5v3l2 7.5c0 1-1 2-2 2h-5c-1 0-2-1-2-2l2-7.5ZM6.2 11.5h7.6M13.4 8.5H16V13h-1.8';
const filter = 'M3.5 4.5h13L10 16.5ZM7 4.5l3 12M13 4.5l-3 12';
const meter = 'M3.5 14.5a6.5 6.5 0 1 1 13 0ZM10 14.5l3-4.5M6 12h.01M10 9.5V9M14.5 12h.01';
const drum =
  'M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0ZM12 10a2 2 0 1 1-4 0 2 2 0 1 1 4 0ZM10 3.5V8M15.6 13.2 11.8 11M4.4 13.2 8.2 11';
const cyclone = 'M5 4h10v5l-3.5 7.5h-3L5 9ZM5 6.5H2.5M10 4V2M5 9h10';
const packer = 'M5.5 5.5h9v11h-9ZM5.5 8h9M7 3.5h6l1.5 2h-9ZM8.5 12h3';
const drop = 'M10 3c3 4 5 6.2 5 8.7a5 5 0 0 1-10 0C5 9.2 7 7 10 3Z';

/** Drawings on a 20 px grid by type of equipment. */
const paths: Readonly<Record<string, string>> = {
  GRD: grinder,
  ESM: machine,
  DRP: dripper,
  KTL: kettle,
  SCL: scale,
  BRW: press,
  SRV: server,
  FLT: filter,
  REF: meter,
  CLR: meter,
  MST: meter,
  DNS: meter,
  RSTR: drum,
  SMP: drum,
  CHF: cyclone,
  AFB: cyclone,
  PCK: packer,
  WTR: drop,
};

/** The line drawing of a type of equipment beside its word; nothing for types that an administrator has added. */
export const EquipIcon = ({ type, size }: { readonly type: string; readonly size: 16 | 20 }) =>
  paths[type] && (
    <svg className="icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={paths[type]} />
    </svg>
  );
