import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAllowed } from './link-of.ts';

/** The elements that a text may contain; other pasted content becomes plain text. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    dropcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (href, { defaultValidate }) =>
        defaultValidate(href) && (isLinkAllowed(href) || !/^[a-z][a-z0-9+.-]*:/i.test(href)),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];
