import type { ReactNode } from 'react';

export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="mt-8" aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
