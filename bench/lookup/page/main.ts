import { QueryClient } from '@tanstack/react-query';
import { kept } from '../../../apps/web/records/lookup/kept.ts';
import { recordsQuery } from '../../../apps/web/records/lookup/refs.ts';
import { CHOICES } from '../choices.ts';

kept.open();

// A look-up of many choices as a form asks for it: from the server at first, then from the browser's database.
const open = () => new QueryClient({ defaultOptions: { queries: { meta: { user_seq: 1, auth_seq: null } } } });

/** How long one form waits for its choices, in ms; each one finds nothing in memory. */
async function look(): Promise<number> {
  const client = open();
  const begun = performance.now();
  const { rows } = await client.fetchQuery(recordsQuery('company'));
  const took = performance.now() - begun;
  if (rows.length !== CHOICES) throw new Error(`${rows.length} choices`);
  return took;
}

/** All that was written is there. */
const written = () => kept.read('');

Object.assign(window, { look, written });
