import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Skeleton } from '../../loading/skeleton.tsx';
import { PinIcon } from '../icons/icons.tsx';
import { germanContent } from '../../texts/texts.ts';
import styles from './detail.module.css';

interface DetailProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** Company that it belongs to. */
  readonly owner: ReactNode;
  /** Place of the object. */
  readonly place?: string;
  /** Whether the focus moves to the title. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The detail of an object beside its list. */
export function Detail({ picture, title, owner, place, takesFocus, children }: DetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <article className="stack wrap-anywhere gap-5">
      <header className={`${styles.head} flex gap-4 items-start`}>
        {picture}
        <div lang={germanContent()}>
          <h2 ref={heading} tabIndex={-1} className={`${styles.title} hyphens-auto`}>
            {title}
          </h2>
          {owner && <p className="mt-1 text-soft">{owner}</p>}
          {place && (
            <p className={`${styles.place} line gap-1`}>
              <PinIcon />
              {place}
            </p>
          )}
        </div>
      </header>
      {children}
    </article>
  );
}

interface DetailPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function DetailPart({ heading, children }: DetailPartProps) {
  return (
    <section className="pt-5 border-top">
      <h3 className="mb-2 text-lg">{heading}</h3>
      {children}
    </section>
  );
}

interface DetailGoneProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shown instead of an object that does not exist any more. */
export function DetailGone({ title, children }: DetailGoneProps) {
  return (
    <div className="grid gap-4 wrap-anywhere" role="status">
      <h2 className={`${styles.title} hyphens-auto`}>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

export function DetailLoading() {
  return (
    <div className="grid gap-4 wrap-anywhere" aria-busy="true">
      <Skeleton height="2rem" width="70%" />
      <Skeleton height="1.25rem" width="45%" />
      <Skeleton height="6rem" />
      <Skeleton height="12rem" />
    </div>
  );
}
