import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAllowed } from './link-of.ts';

/** What a text may be made of; whatever else is pasted, from Word too, becomes plain text of these. */
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
