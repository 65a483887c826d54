import styles from './logo.module.css';

/** Name and mark of the product. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path
          d="M9 24c0-6 14-5 14-11a4 4 0 0 0-4-4"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0.1 5"
          className={styles.way}
        />
        <circle cx="9" cy="24" r="3" fill="#a5e8ee" />
        <path d="M19 4v10l6-3-6-3" className={styles.flag} />
      </svg>
      Lehrpfad
    </span>
  );
}
