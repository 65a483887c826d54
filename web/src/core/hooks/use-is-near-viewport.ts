import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element is or was near the viewport, and a function that sets this to true. */
export function useIsNearViewport(
  place: RefObject<Element | null>,
  distance: `${number}px`,
): readonly [isNear: boolean, setNear: () => void] {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: distance },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, distance]);
  return [isNear, () => setIsNear(true)];
}
