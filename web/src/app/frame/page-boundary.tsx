import { Component, type ReactNode } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { dismissFailure, raiseFailure } from '../../core/notices/failures.ts';
import { queryClient } from '../../core/data/query-client.ts';
import { t } from '../../core/texts/texts.ts';
import styles from './page-boundary.module.css';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failed: boolean;
  /** Whether the page has been tried again, and only a reload can help. */
  readonly needsReload: boolean;
}

/** Catches unexpected errors of a page: an invalid response, a bug. A script that cannot be loaded is no error here (arriving.tsx). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, needsReload: false };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch() {
    raiseFailure();
  }

  /** Clears the error, because another page may work. */
  reset = () => this.setState({ failed: false, needsReload: false });

  tryAgain = () => {
    dismissFailure();
    queryClient.clear();
    this.setState({ failed: false, needsReload: true });
  };

  override componentDidMount() {
    addEventListener('hashchange', this.reset);
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.reset);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedPage onRetry={this.state.needsReload ? undefined : this.tryAgain} />;
  }
}

/** @param props.onRetry by default only a reload is offered */
export function FailedPage({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  return (
    <div className={`${styles.failed} py-8 px-4 text-center`} role="alert">
      <h1>{t('Das hat nicht geklappt')}</h1>
      <p>{t('Die Seite konnte nicht angezeigt werden. Besteht eine Internetverbindung?')}</p>
      <Button onClick={onRetry ?? (() => location.reload())}>
        {onRetry ? t('Erneut versuchen') : t('Neu laden')}
      </Button>
    </div>
  );
}
