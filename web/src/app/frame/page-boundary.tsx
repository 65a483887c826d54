import { Component, type ReactNode } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { dismissFailure, raiseFailure } from '../../core/notices/failures.ts';
import { queryClient } from '../../core/data/query-client.ts';
import styles from './page-boundary.module.css';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failed: boolean;
  /** Trying again in place does not help: a script is missing (no network, a new version on the server). */
  readonly needsReload: boolean;
}

/** How browsers say that a module did not come. They remember it, so that only a new page asks for it again. */
const missingScript = /dynamically imported module|importing a module script/i;

/** Catches what no page expects: a chunk that does not load, an answer that makes no sense, an error of ours. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, needsReload: false };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    const isMissing = error instanceof Error && missingScript.test(error.message);
    return { failed: true, ...(isMissing && { needsReload: true }) };
  }

  override componentDidCatch() {
    raiseFailure();
  }

  /** Another page may well work. */
  reset = () => this.setState({ failed: false, needsReload: false });

  tryAgain = () => {
    if (this.state.needsReload) return location.reload();
    dismissFailure();
    queryClient.clear();
    this.setState({ failed: false, needsReload: true });
  };

  /** The address holds all that was to be shown. */
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
        <h1>Das hat nicht geklappt</h1>
        <p>Die Seite konnte nicht angezeigt werden. Besteht eine Internetverbindung?</p>
        <Button onClick={this.tryAgain}>
          {this.state.needsReload ? 'Neu laden' : 'Erneut versuchen'}
        </Button>
      </div>
    );
  }
}
