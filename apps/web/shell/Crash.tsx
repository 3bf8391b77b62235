import { Component, type ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { ErrorState } from './states.tsx';

interface Props {
  /** The address of the page; another one is tried afresh. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly path: string;
  readonly failed: boolean;
}

/** Stands in for a page that failed to load or to render, e.g. after the product was updated. */
export class Crash extends Component<Props, State> {
  override state: State = { path: this.props.path, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: Props, before: State): State | null {
    return path === before.path ? null : { path, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title={t('crash_title')}
        text={t('crash_text')}
        again={t('reload')}
        onRetry={() => location.reload()}
      />
    );
  }
}
