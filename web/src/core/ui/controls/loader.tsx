import styles from './loader.module.css';

/** A ring that turns, as large as a line of text. Says nothing: what it stands in says that it is busy. */
export function Loader() {
  return <span className={styles.loader} aria-hidden="true" />;
}
