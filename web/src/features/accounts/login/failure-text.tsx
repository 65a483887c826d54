import { Notice } from '../../../core/ui/notices/notice.tsx';

/** What could not be done, said at once. */
export function FailureText({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <Notice as="p" tone="danger" className="mb-3">
          {text}
        </Notice>
      )}
    </div>
  );
}
