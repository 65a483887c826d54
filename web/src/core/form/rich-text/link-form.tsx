import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { linkOf } from './link-of.ts';

interface LinkFormProps {
  readonly editor: Editor;
  /** Id of the text field. */
  readonly id: string;
  readonly onDone: () => void;
}

/** @param text text of a new link, if nothing is selected; null if a link is changed */
function setLink(editor: Editor, href: string, text: string | null): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && text !== null)
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
  else chain.setLink({ href });
  chain.run();
}

/** Target of the link at the cursor while it is edited. */
function useLink(editor: Editor, onDone: () => void) {
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(before.replace(/^mailto:/, ''));
  const [error, setError] = useState<string>();
  const isNew = before === '';

  function type(text: string): void {
    setTyped(text);
    setError(undefined);
  }

  function close(): void {
    onDone();
    editor.commands.focus();
  }

  function take(): void {
    const href = linkOf(typed);
    if (href === null) return setError('Keine gültige Webadresse');
    setLink(editor, href, isNew ? typed.trim() : null);
    onDone();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  return { typed, error, isNew, type, take, remove, close };
}

/** Asks for the target of a link. It is no form element, because it is inside one. */
export function LinkForm({ editor, id, onDone }: LinkFormProps) {
  const { typed, error, isNew, type, take, remove, close } = useLink(editor, onDone);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') close();
    else return;
    // Prevents sending the outer form and closing the overlay.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div role="group" aria-label="Link" className="items-end border-bottom wrap gap-2 p-3 bg-tint">
      <TextInput
        ref={input}
        id={`${id}-link`}
        label="Webadresse oder E-Mail"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="grow-basis"
        value={typed}
        error={error}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <LinkButtons isNew={isNew} onTake={take} onRemove={remove} onClose={close} />
    </div>
  );
}

interface LinkButtonsProps {
  readonly isNew: boolean;
  readonly onTake: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function LinkButtons({ isNew, onTake, onRemove, onClose }: LinkButtonsProps) {
  return (
    <div className="wrap gap-2">
      <Button onClick={onTake}>Verlinken</Button>
      {!isNew && (
        <Button variant="default" onClick={onRemove}>
          Link entfernen
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        Abbrechen
      </Button>
    </div>
  );
}
