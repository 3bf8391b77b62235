import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import './states.css';

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
      <section className="state" data-error role="alert">
        <h1>{t('crash_title')}</h1>
        <p>{t('crash_text')}</p>
        <Button variant="default" leftSection={<Icon name="again" size={16} />} onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </section>
    );
  }
}
