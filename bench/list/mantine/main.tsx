import '@mantine/core/styles.css';
import { kindOf } from '@hanjan/core';
import { ko } from '@hanjan/model/messages/ko.ts';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { Anchor, MantineProvider, Table } from '@mantine/core';
import { drawn } from '../../form/drawn.ts';
import { CODES, COLUMNS, rows } from '../rows.ts';

// The same page of notes as texts in a plain table of Mantine.
const names = {
  locale: 'ko',
  code: (group: string, id: string) => CODES[group]?.[id] ?? id,
  ref: () => '',
  text: (key: string) => key,
};
const fields: Readonly<Record<string, (typeof userCupnote.fields)[keyof typeof userCupnote.fields]>> =
  userCupnote.fields;
const texts = rows.map((row) =>
  COLUMNS.map((name) => {
    const field = fields[name];
    return field ? kindOf(field).show(row[name as keyof typeof row], field, names) : '';
  }),
);
const heads: Readonly<Record<string, string>> = ko;
const LABEL = COLUMNS.indexOf('cupnote_name');

drawn(
  <MantineProvider>
    <Table>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map((name) => (
            <Table.Th key={name}>{heads[name]}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {texts.map((cells, nth) => (
          <Table.Tr key={rows[nth]?.cupnote_seq}>
            {cells.map((text, at) => (
              <Table.Td key={COLUMNS[at]}>
                {at === LABEL ? <Anchor href={`/notes/${nth + 1}`}>{text}</Anchor> : text}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </MantineProvider>,
);
