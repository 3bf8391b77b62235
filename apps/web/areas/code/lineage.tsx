import { nameInLocale } from '@hanjan/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import type { GroupProps, GroupView } from '../../records/field/groups.ts';
import { useField } from '../../records/form/hooks.ts';
import { Fields } from '../../records/ledger/FormGroups.tsx';
import { refQuery } from '../../records/lookup/refs.ts';
import { RecordLink } from '../../records/views/record_link/RecordLink.tsx';
import { type Ancestor, ancestorsOf, childrenOf } from './lineage.ts';
import './lineage.css';

/** What a variety descends from, drawn as a tree, and what came from it. */
export const lineageView: GroupView = { Body: Lineage, isRead: () => true };

function Lineage(props: GroupProps) {
  const { form } = props;
  const parents = useField(form, 'variety_parent_list').value;
  const id = useField(form, 'variety_id').value;
  const { data: rows } = useQuery(refQuery('variety'));
  const locale = currentLocale();
  const ancestors = useMemo(
    () => (rows && Array.isArray(parents) ? ancestorsOf(parents.map(String), rows, locale) : []),
    [rows, parents, locale],
  );
  const children = useMemo(
    () => (rows && typeof id === 'string' ? childrenOf(id, rows, locale) : []),
    [rows, id, locale],
  );
  const { plain, locale: local } = form.entity.label;
  const said = (of: string) => String(form.field(of).value ?? '');
  const name = nameInLocale(said(plain), said(local), locale) || String(id ?? '');
  return (
    <div>
      <Fields {...props} />
      {ancestors.length > 0 && (
        <figure className="lineage">
          <figcaption>{t('variety_tree', { name })}</figcaption>
          <ul>
            <li>
              <b>{name}</b>
              <Tree of={ancestors} />
            </li>
          </ul>
        </figure>
      )}
      {children.length > 0 && (
        <section className="lineage-children">
          <h3>{t('variety_children')}</h3>
          <p>
            {children.map((child) => (
              <Named key={child.id} {...child} />
            ))}
          </p>
        </section>
      )}
    </div>
  );
}

const Tree = ({ of }: { readonly of: readonly Ancestor[] }) => (
  <ul>
    {of.map((one) => (
      <li key={one.id}>
        <Named {...one} />
        {one.parents.length > 0 && <Tree of={one.parents} />}
      </li>
    ))}
  </ul>
);

const Named = ({ record, name }: Ancestor) => (
  <span className="lineage-name">
    <RecordLink screen="setting_variety" id={record}>
      {name}
    </RecordLink>
  </span>
);
