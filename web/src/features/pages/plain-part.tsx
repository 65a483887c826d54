import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import { usePlainLanguage } from '../../core/device/plain-language.ts';
import { LazyPlainText } from './plain-instead.tsx';

/** What the page says in plain language, where that is on; right below the page's heading. */
export function PlainPart({ page }: { readonly page: PlainPage }) {
  return (
    usePlainLanguage() && (
      <div className="grid gap-5 justify-items-start mb-8">
        <LazyPlainText page={page} />
      </div>
    )
  );
}
