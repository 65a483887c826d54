import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import styles from './page-boundary.module.css';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Catches what no page expects: a chunk that does not load (no network, a new version on the server), an error of ours. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Another page may well work. */
  reset = () => this.setState({ failed: false });

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
        <p>
          Die Seite konnte nicht angezeigt werden. Bitte prüfe deine Internetverbindung und lade sie
          neu.
        </p>
        <Button size="md" onClick={() => location.reload()}>
          Neu laden
        </Button>
      </div>
    );
  }
}
