import styles from './logo.module.css';

/** Name and mark of the product. */
export function Logo() {
  return (
    <span className={`${styles.logo} inline-line gap-2 text-2xl font-bold`}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path
          d="M9 24C9 15.5 23 17.5 23 9"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className={styles.way}
        />
        <circle cx="9" cy="24" r="3.5" className={styles.start} />
        <circle cx="23" cy="8.5" r="3.5" className={styles.goal} />
      </svg>
      Lehrpfad
    </span>
  );
}
