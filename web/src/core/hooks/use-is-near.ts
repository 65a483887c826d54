import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element is or was near the window, and a function that says so at once. */
export function useIsNear(
  place: RefObject<Element | null>,
  distance: `${number}px`,
): readonly [isNear: boolean, come: () => void] {
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
