import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import './states.css';

interface Props {
  readonly children: ReactNode;
}

/** Stands in for a page that failed to load or to render, e.g. after the product was updated. */
export class Crash extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
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
