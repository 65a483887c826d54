import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { cleanPastedHtml } from './pasted-html.ts';
import styles from './rich-text-field.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAllowed } from './link-of.ts';

export interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
}

/** The editor itself, in a chunk of its own. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, isWrong, isDisabled, onChange, onBlur } = props;
  const last = useRef(value);
  const attributes = attributesOf(props);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isDisabled,
    // The CSS is in our stylesheet: the Content-Security-Policy forbids style elements.
    injectCSS: false,
    editorProps: editorPropsOf(attributes),
    onUpdate: ({ editor: now }) => {
      last.current = htmlOf(now);
      onChange(last.current);
    },
    onBlur: () => onBlur(),
  });

  const key = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: editorPropsOf(JSON.parse(key) as Record<string, string>) });
  }, [editor, key]);

  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);

  // The value was set from outside: the draft was discarded, or another object is edited.
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, last]);

  return (
    <div
      className={`${styles.box} border-control rounded bg-paper`}
      data-wrong={isWrong}
      data-disabled={isDisabled}
    >
      <RichTextToolbar editor={editor} id={id} isDisabled={isDisabled} />
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}

const htmlOf = (editor: Editor): string => {
  const html = editor.getHTML();
  return readableText(html) === '' ? '' : html;
};

function attributesOf(props: RichTextEditorProps): Record<string, string> {
  const { id, isWrong, isRequired, describedBy } = props;
  return {
    id,
    role: 'textbox',
    lang: 'de',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-invalid': String(isWrong),
    'aria-required': String(isRequired),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
}

function editorPropsOf(attributes: Record<string, string>) {
  return {
    attributes,
    transformPastedHTML: cleanPastedHtml,
    // Tab leaves the editor, also inside a list.
    handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
  };
}

/** The elements that a text may contain; other pasted content becomes plain text. */
const extensions = [
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
