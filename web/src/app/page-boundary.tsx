import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { dismissFailure, raiseFailure } from '../floor/failures.ts';
import { queryClient } from '../floor/query-client.ts';
import styles from './page-boundary.module.css';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failed: boolean;
  /** Trying again in place did not help: the page itself is what is missing (no network, a new version on the server). */
  readonly needsReload: boolean;
}

/** Catches what no page expects: a chunk that does not load, an answer that makes no sense, an error of ours. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state = { failed: false, needsReload: false };

  static getDerivedStateFromError() {
    return { failed: true };
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

  override componentDidMount() {
    addEventListener('hashchange', this.reset);
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.reset);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <h1>Das hat nicht geklappt</h1>
        <p>Die Seite konnte nicht angezeigt werden. Bitte prüfe deine Internetverbindung.</p>
        <Button size="md" onClick={this.tryAgain}>
          {this.state.needsReload ? 'Neu laden' : 'Erneut versuchen'}
        </Button>
      </div>
    );
  }
}
