import { Skeleton } from '../../../core/loading/skeleton.tsx';
import cardStyles from './result-card.module.css';
import styles from './result-list.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Placeholder cards with the same layout while the list is loading, so that nothing moves later. */
export function ResultListSkeleton() {
  return (
    <div className={`${styles.list} stack list-plain gap-3`} aria-busy="true">
      {places.map((place) => (
        <div key={place} className={`${cardStyles.card} card p-4`}>
          <div className={`${cardStyles.head} wrap gap-3 items-start`}>
            <div className={`${styles.bone_logo} flex-none size-14`}>
              <Skeleton height="100%" />
            </div>
            <div className={`${styles.bones} grid flex-1 gap-2`}>
              <Skeleton height="1.25rem" width="85%" />
              <Skeleton height="1rem" width="50%" />
              <Skeleton height="1rem" width="60%" />
            </div>
          </div>
          <div className={`${styles.bones} grid flex-1 gap-2`}>
            <Skeleton height="1.125rem" width="75%" />
            <Skeleton height="1.75rem" width="45%" radius="2rem" />
            <Skeleton height="0.875rem" width="65%" />
          </div>
        </div>
      ))}
    </div>
  );
}
