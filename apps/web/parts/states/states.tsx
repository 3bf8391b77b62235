import type { OrgKind } from '@hanjan/core';
import { findPlace } from '@hanjan/model/menu.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { Button, ButtonLink } from '../button/Button.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { reloadOrgs } from './switchOrg.ts';
import '../waiting.css';
import './states.css';

interface StateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}

const graduation = Array.from({ length: 14 }, (_, i) => `M${0.5 + i * 10} 10v${i % 5 ? 8 : 14}`).join('');

/** Nothing is here yet: what will be here, one sentence, one action. It may be all of a page. */
export function Empty({ title, text, action, isPage = false }: StateProps & { readonly isPage?: boolean }) {
  return (
    <section className="state">
      <svg className="state-glyph" viewBox="0 0 132 34" width="132" height="34" aria-hidden="true">
        <path d={`M.5 10h130${graduation}`} />
      </svg>
      <StateWords heading={isPage ? 'h1' : 'h2'} title={title} text={text} action={action} />
    </section>
  );
}

/** Nothing fits the filters: which is not the same as having nothing. */
export const NothingFits = ({ onClear }: { onClear(): void }) => (
  <div className="nothing">
    <p>{t('list_none')}</p>
    <Button variant="default" onClick={onClear}>
      {t('list_clear')}
    </Button>
  </div>
);

/** What is said of something that failed, and how it is tried again. */
export interface ErrorProps {
  readonly title?: string;
  readonly text?: string;
  /** What trying again is called. */
  readonly again?: string;
  /** Stands below a heading of its page. */
  readonly isBelow?: boolean;
  readonly onRetry?: () => void;
}

/** Something failed: what happened, what is safe, and trying again. */
export function ErrorState({ title, text, again, isBelow = false, onRetry }: ErrorProps) {
  const button = onRetry && (
    <Button variant="default" icon="again" onClick={onRetry}>
      {again ?? t('retry')}
    </Button>
  );
  return (
    <section className="state" data-error role="alert">
      <StateWords
        heading={isBelow ? 'h2' : 'h1'}
        title={title ?? t('error_title')}
        text={text ?? t('error_text')}
        action={button}
      />
    </section>
  );
}

export function NoPermission() {
  return <Blocked icon="key" title={t('nopermission_title')} text={t('nopermission_text')} />;
}

/** A page of an organisation, for somebody who works in none: how to begin one, and asking again once let in. */
export function NoOwner({ kind }: { readonly kind: OrgKind }) {
  return (
    <Blocked icon={ORG_ICONS[kind]} title={t(`no${kind}_title`)} text={t(`no${kind}_text`)}>
      <ButtonLink href={`/${kind}/create`}>{t(`menu_${kind}_create`)}</ButtonLink>
      <Button variant="default" icon="again" onClick={reloadOrgs}>
        {t('org_reload')}
      </Button>
    </Blocked>
  );
}

/** What stands for an organisation of each kind. */
export const ORG_ICONS = { cafe: 'shop', roaster: 'drum' } as const satisfies Record<OrgKind, IconName>;

/** There is no such page, or no such record: then its list is still there. `text` says of what there is none. */
export function NotFound({ text = t('nopage_text') }: { readonly text?: string }) {
  const [path] = useLocation();
  const place = findPlace(path);
  return (
    <Blocked icon="globe" title={t('nopage_title')} text={text}>
      {place?.id && (
        <ButtonLink variant="default" href={place.tab.path}>
          {t('record_list')}
        </ButtonLink>
      )}
    </Blocked>
  );
}

/** Still bars in the rhythm of the rows, once loading has taken 300 ms. */
export function SkeletonRows({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div className="skeleton waiting" role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <div key={key} className="skeleton-row">
          <b />
          <b />
          <b />
        </div>
      ))}
    </div>
  );
}

interface BlockedProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The ways on, if there are better ones than the front page. */
  readonly children?: ReactNode;
}

/** A page that cannot be shown: why not, and the way out. */
export function Blocked({ icon, title, text, children }: BlockedProps) {
  const home = (
    <ButtonLink variant="default" href="/">
      {t('home')}
    </ButtonLink>
  );
  return (
    <section className="state">
      <Icon name={icon} size={24} />
      <StateWords heading="h1" title={title} text={text} action={<p className="state-ways">{children || home}</p>} />
    </section>
  );
}

function StateWords({ title, text, action, heading: Heading = 'h2' }: StateProps & { readonly heading?: 'h1' | 'h2' }) {
  return (
    <>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </>
  );
}
