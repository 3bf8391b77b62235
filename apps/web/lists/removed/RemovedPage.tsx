import { DAYS_AFTER_REMOVAL, type Names, type Row, type Screen } from '@hanjan/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { toContent } from '../../base/router/scroll.ts';
import { useTitle } from '../../base/router/title.ts';
import { isolated, t, textOf } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { PageLinks } from '../../parts/links/PageLinks.tsx';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../parts/states/states.tsx';
import { useNames } from '../../records/lookup/names.ts';
import { restoreRecord } from '../../records/saving/restore.ts';
import { keyOf, nameOf } from '../rows/rows.tsx';
import { PAGE_LINKS } from '../state/address.ts';
import { useDevice } from '../state/useListState.ts';
import { RemovedRow } from './RemovedRow.tsx';
import { useRemoved, writeRemoved } from './useRemoved.ts';
import './removed.css';

interface Props {
  readonly screen: Screen;
  readonly page: number;
}

/** A record that was brought back here. */
interface Restored {
  readonly id: string;
  readonly name: string;
}

/** What was removed from a list, as long as it can be brought back. */
export default function RemovedPage({ screen, page: asked }: Props) {
  const [path] = useLocation();
  const device = useDevice();
  const { data, error, refetch, isPending } = useRemoved(screen, asked);
  const [restored, setRestored] = useState<Restored | null>(null);
  const names = useNames(
    useMemo(() => namedBy(screen), [screen]),
    data?.resultName,
  );
  const title = t('removed_title');
  useTitle(title);

  const restore = async (row: Row, rowNames: Names) => {
    const back = { id: keyOf(screen, row), name: nameOf(screen, row, rowNames) };
    if (await restoreRecord(screen, Number(row[screen.entity.key]))) setRestored(back);
  };
  const { total, total_pages: pages, page } = data?.pagination ?? { total: 0, total_pages: 1, page: asked };
  const toList = (
    <ButtonLink variant="default" href={path}>
      {t('record_list')}
    </ButtonLink>
  );
  const body = () => {
    if (error && !data) return <AnswerState answer={error.answer} isBelow onRetry={() => refetch()} />;
    if (isPending) return <SkeletonRows />;
    if (total === 0)
      return <Empty title={t('removed_empty_title')} text={t('removed_empty_text', { days: DAYS_AFTER_REMOVAL })} />;
    return (
      <>
        {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
        <ul className="removed" aria-label={title}>
          {data?.result.map((row) => (
            <RemovedRow key={keyOf(screen, row)} {...{ screen, row, names }} onRestore={() => restore(row, names)} />
          ))}
        </ul>
        {pages > 1 && (
          <div className="list-paging">
            <PageLinks
              {...{ page, pages }}
              most={PAGE_LINKS[device]}
              hrefOf={(one) => path + writeRemoved(one)}
              onNear={() => undefined}
              onTurn={toContent}
            />
          </div>
        )}
      </>
    );
  };
  return (
    <div className="list">
      <header className="list-head">
        <h1>{title}</h1>
        <span role="status">{total > 0 && t('list_count', { count: total })}</span>
        <div className="removed-list">{toList}</div>
      </header>
      {total > 0 && (
        <p className="removed-about">
          {t('removed_text', { list: textOf(`list_${screen.name}_title`), days: DAYS_AFTER_REMOVAL })}
        </p>
      )}
      <div role="status">{restored && <Back key={restored.id} {...restored} href={`${path}/${restored.id}`} />}</div>
      {body()}
    </div>
  );
}

/** What came back, and the way to it; its row is gone, so that the focus goes on here. */
function Back({ name, href }: Restored & { readonly href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p className="removed-back">
      <span>{t('removed_back', { name: isolated(name) })}</span>
      <Link ref={link} href={href} className="quiet-link">
        {t('removed_open')}
      </Link>
    </p>
  );
}

/** The fields that say how a record is called. */
function namedBy({ entity }: Screen) {
  const { label, subtitle, fields } = entity;
  const said = new Set([label.plain, label.locale, ...subtitle]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => said.has(name)));
}
