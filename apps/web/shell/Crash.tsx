import { Component, type ReactNode, useEffect, useState } from 'react';
import { connection, onReconnect, reachServer } from '../base/api/connection.ts';
import { newerEntry } from '../base/api/version.ts';
import { forgetFailed } from '../base/router/failed.ts';
import { useStore } from '../base/store/store.ts';
import { t } from '../base/texts/index.ts';
import { isMissingFile } from '../parts/states/missing.ts';
import { ErrorState, SkeletonRows } from '../parts/states/states.tsx';
import { Outdated } from './update.tsx';

interface Props {
  /** The address of the page; another one is tried afresh. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly path: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Stands in for a page that failed to load or to render. */
export class Crash extends Component<Props, State> {
  override state: State = { path: this.props.path, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ path }: Props, before: State): State | null {
    if (path === before.path) return null;
    if (before.failure) forgetFailed();
    return { path, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return isMissingFile(failure.error) ? <Missing /> : <Broken />;
  }
}

const reload = () => location.reload();

const Broken = () => (
  <ErrorState title={t('crash_title')} text={t('crash_text')} again={t('reload')} onRetry={reload} />
);

/** A page whose file is not there: the product was updated, or the server cannot be reached. */
function Missing() {
  const { state } = useStore(connection);
  const newer = useStore(newerEntry);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => void reachServer().then(() => setKnown(true)), []);
  // Nothing is written on a page that never came.
  useEffect(() => onReconnect(reload), []);
  if (!isKnown) return <SkeletonRows />;
  if (state !== 'online') return <ErrorState onRetry={reachServer} />;
  return newer ? <Outdated /> : <Broken />;
}

interface SpareProps {
  readonly children: ReactNode;
  onFail?(): void;
}

/** Around what the page can do without: where it fails, nothing stands. */
export class Spare extends Component<SpareProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
