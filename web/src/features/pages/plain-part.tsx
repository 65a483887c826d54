import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import { usePlainLanguage } from '../../core/device/plain-language.ts';
import { LazyPlainText } from './plain-instead.tsx';

/** The page's text in plain language, right below the heading, if plain language is on. */
export function PlainPart({ page }: { readonly page: PlainPage }) {
  return (
    usePlainLanguage() && (
      <div className="grid gap-5 justify-items-start mb-8">
        <LazyPlainText page={page} />
      </div>
    )
  );
}
