import styles from './people.module.css';

/** What could not be done, said at once. */
export function FailureText({ text }: { readonly text: string | undefined }) {
  return <div role="alert">{text !== undefined && <p className={styles.failure}>{text}</p>}</div>;
}
