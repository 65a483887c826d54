import styles from './loader.module.css';

/** A spinner as large as a line of text. Hidden from screen readers: the component around it announces that it is busy. */
export function Loader() {
  return <span className={styles.loader} aria-hidden="true" />;
}
