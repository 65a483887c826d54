import { useState } from 'react';
import styles from './event-picture.module.css';

interface EventPictureProps {
  readonly logo: string | null;
  readonly digital: boolean;
  /** Selects one of the drawings, so that neighbouring events look different. */
  readonly variant: number;
}

/** The logo of an event, or a drawing if it has none or the logo cannot be loaded. Decorative, because the title is beside it. */
export function EventPicture({ logo, digital, variant }: EventPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={`${styles.picture} bg-accent-strong block overflow-hidden w-full h-full`}
      data-tone={variant % 3}
      aria-hidden="true"
    >
      {logo && logo !== broken ? (
        <img
          src={logo}
          alt=""
          className="object-contain bg-plate block w-full h-full p-3"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(logo)}
        />
      ) : (
        <svg
          viewBox="0 0 320 120"
          preserveAspectRatio="xMidYMid slice"
          className="block w-full h-full"
          focusable="false"
        >
          {digital ? <Screen /> : variant % 2 === 0 ? <Fair /> : <Workshop />}
        </svg>
      )}
    </span>
  );
}

/** A stall under bunting. */
function Fair() {
  return (
    <>
      <circle cx="264" cy="30" r="58" className={styles.soft} />
      <path d="M-8 18q82 34 168 12t168-4" className={styles.line} />
      <path
        d="m24 28 20 4-13 19zM76 36l21 0-12 18zM128 34l20-5-7 21zM184 23l21-2-8 20zM240 20l21 2-13 17z"
        className={styles.strong}
      />
      <path d="M194 120V84h84v36M206 120V98h22v22" className={styles.line} />
      <path
        d="m198 60h76l12 20a9 9 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 9 9 0 0 1-20 0z"
        className={styles.front}
      />
    </>
  );
}

/** A workshop with its sign, open to visitors. */
function Workshop() {
  return (
    <>
      <circle cx="60" cy="26" r="52" className={styles.soft} />
      <path d="M250 80V16h16v64" className={styles.front} />
      <path d="M140 122V62l36-24v24l36-24v24l36-24v24l36-24v84" className={styles.front} />
      <path d="M160 82h22v16h-22zM194 82h22v16h-22z" className={styles.strong} />
      <path d="M234 122V84h30v38" className={styles.line} />
      <path d="M96 122V52h-1v22h-30l7-11-7-11h30" className={styles.front} />
    </>
  );
}

/** An online talk. */
function Screen() {
  return (
    <>
      <circle cx="236" cy="34" r="66" className={styles.soft} />
      <rect x="178" y="26" width="116" height="74" rx="8" className={styles.front} />
      <path d="M160 108h152" className={styles.line} />
      <circle cx="218" cy="56" r="9" className={styles.strong} />
      <path d="M202 82a16 14 0 0 1 32 0z" className={styles.strong} />
      <circle cx="256" cy="56" r="9" className={styles.strong} />
      <path d="M240 82a16 14 0 0 1 32 0z" className={styles.strong} />
      <path
        d="M112 30h44a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-30l-13 11V62a8 8 0 0 1-9-8V38a8 8 0 0 1 8-8z"
        className={styles.front}
      />
      <path d="M116 42h36M116 51h22" className={styles.line} />
    </>
  );
}
