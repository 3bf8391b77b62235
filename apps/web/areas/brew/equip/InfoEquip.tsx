import { nameInLocale, type Row } from '@hanjan/core';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useAskedInAddress } from '../../../base/router/asked.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { firstOf, found } from '../../../parts/choice/choices.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { SearchBox } from '../../../parts/filter/SearchBox.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { Address } from '../../../parts/links/Address.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { codeName, groupLooked } from '../../../records/lookup/group.ts';
import { recordsLooked } from '../../../records/lookup/refs.ts';
import { useLookedUp } from '../../../records/lookup/useLookedUp.ts';
import { EquipIcon } from './EquipIcon.tsx';
import { type Piece, piecesOf, sectionsOfType } from './pieces.ts';
import './info_equip.css';

/** So many are drawn at first. */
const FIRST = 150;
const OWN = { name: 'user_equip', path: '/user/usernote/equip/write' };

/** The equipment that there is, from the reference data: by type, with its makers, for whoever comes. */
export default function InfoEquip() {
  return (
    <article className="equipment">
      <h1>{t('menu_equipment')}</h1>
      <p className="equipment-lead">{t('equipment_lead')}</p>
      <Pieces />
    </article>
  );
}

/** What the page looks up, once for as long as it is shown. */
const looked = () => ({
  products: recordsLooked('product_equip'),
  makers: recordsLooked('company'),
  types: groupLooked('EQUIP'),
});

function Pieces() {
  const locale = currentLocale();
  const { said, narrow } = useAskedInAddress();
  const text = said.get('q') ?? '';
  const type = said.get('type') ?? '';
  const [asks] = useState(looked);
  const { data: products, retry } = useLookedUp(asks.products);
  const { data: companies } = useLookedUp(asks.makers);
  const { data: codes } = useLookedUp(asks.types);
  const [rows, makers] = [products?.rows, companies?.rows];
  const [isWhole, setWhole] = useState(false);
  const pieces = useMemo(() => piecesOf(rows ?? [], makers ?? [], locale), [rows, makers, locale]);
  const types = useMemo(
    () =>
      (codes ?? [])
        .map((code) => ({ id: code.code_id, title: codeName(code, locale) }))
        .filter(({ id }) => pieces.some(({ under }) => under === id)),
    [codes, pieces, locale],
  );
  const fitting = (text ? found(pieces, text) : pieces).filter(({ under }) => !type || under === type);
  const sections = sectionsOfType(fitting, types);
  const left = fitting.length - FIRST;
  if (retry && !rows) return <Failed text={t('equipment_failed')} onRetry={retry} />;
  if (!rows || !codes) return <SkeletonRows rows={8} />;
  return (
    <>
      <div className="equipment-asked">
        <SearchBox
          label={t('equipment_find')}
          placeholder={t('equipment_find_hint')}
          text={text}
          clean={(typed) => typed.trim()}
          search={(typed) => narrow({ q: typed.trim() })}
        />
        <Select
          label={t('equipment_type')}
          value={type}
          data={[
            { value: '', label: t('equipment_every') },
            ...types.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => narrow({ type: event.currentTarget.value })}
        />
      </div>
      {sections.length === 0 && <p className="equipment-none">{t('equipment_none')}</p>}
      {(isWhole ? sections : firstOf(sections, FIRST)).map(({ id, title, choices }) => (
        <section key={id} aria-labelledby={`equipment-${id}`}>
          <h2 id={`equipment-${id}`}>
            <EquipIcon type={id} size={20} />
            {title}
          </h2>
          <ul>
            {choices.map((piece) => (
              <PieceLine key={piece.id} piece={piece} />
            ))}
          </ul>
        </section>
      ))}
      {!isWhole && left > 0 && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('equipment_further', { count: left })}
        </Button>
      )}
    </>
  );
}

function PieceLine({ piece: { row, name, other, maker } }: { readonly piece: Piece }) {
  const [, navigate] = useLocation();
  const own = async () => {
    const { openNew } = await import('../../../records/history/new_record.ts');
    await openNew(navigate, OWN, 'equipment', ownFrom(row));
  };
  return (
    <li>
      <p>
        <b>{name}</b>
        {other && <small>{other}</small>}
      </p>
      <p className="equipment-maker">{maker && <Maker maker={maker} />}</p>
      <Button variant="subtle" size="sm" aria-label={t('equipment_own_of', { name })} onClick={own}>
        {t('equipment_own')}
      </Button>
    </li>
  );
}

function Maker({ maker }: { readonly maker: Row }) {
  const name = nameInLocale(maker.company_name as string, maker.company_name_locale as string, currentLocale());
  const { company_site } = maker;
  if (typeof company_site !== 'string') return name;
  return (
    <Address address={company_site} className="quiet-link" label={t('equipment_site', { name })}>
      {name}
    </Address>
  );
}

/** What a record of one's own equipment begins with. Whoever writes in either language needs the name in theirs. */
const ownFrom = ({ equip_seq, equip_type, equip_manufacture_seq, equip_name, equip_name_locale }: Row): Row => ({
  equip_type,
  equip_manufacture_seq,
  equip_seq,
  equip_name: equip_name ?? equip_name_locale,
  equip_name_locale: equip_name_locale ?? equip_name,
});
