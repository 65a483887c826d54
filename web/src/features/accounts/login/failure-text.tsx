import { Notice } from '../../../core/ui/notices/notice.tsx';

/** Error message that screen readers announce at once. */
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
