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
  /** Whether only a reload helps, because a script is missing (no network, or a new version on the server). */
  readonly needsReload: boolean;
}

/** Messages of browsers and of load-chunk.ts for a script that could not be loaded. `lazy` remembers the failure, so only a reload tries again. */
const missingScript = /dynamically imported module|importing a module script/i;

/** Catches unexpected errors of a page: a chunk that cannot be loaded, an invalid response, a bug. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, needsReload: false };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    const isMissing = error instanceof Error && missingScript.test(error.message);
    return { failed: true, ...(isMissing && { needsReload: true }) };
  }

  override componentDidCatch() {
    raiseFailure();
  }

  /** Clears the error, because another page may work. */
  reset = () => this.setState({ failed: false, needsReload: false });

  tryAgain = () => {
    if (this.state.needsReload) return location.reload();
    dismissFailure();
    queryClient.clear();
    this.setState({ failed: false, needsReload: true });
  };

  /** Reloads if that is needed: the address contains everything that was to be shown. */
  recover = () => {
    if (this.state.failed && this.state.needsReload) location.reload();
  };

  override componentDidMount() {
    addEventListener('hashchange', this.reset);
    addEventListener('online', this.recover);
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.reset);
    removeEventListener('online', this.recover);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={`${styles.failed} py-8 px-4 text-center`} role="alert">
        <h1>{t('Das hat nicht geklappt')}</h1>
        <p>{t('Die Seite konnte nicht angezeigt werden. Besteht eine Internetverbindung?')}</p>
        <Button onClick={this.tryAgain}>
          {this.state.needsReload ? t('Neu laden') : t('Erneut versuchen')}
        </Button>
      </div>
    );
  }
}
