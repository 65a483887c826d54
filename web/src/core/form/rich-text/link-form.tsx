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

/** Asks for the target of a link. It is no form element, because it is inside one. */
export function LinkForm({ editor, id, onDone }: LinkFormProps) {
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [typed, setTyped] = useState(before.replace(/^mailto:/, ''));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function close(): void {
    onDone();
    editor.commands.focus();
  }

  function take(): void {
    const href = linkOf(typed);
    if (href === null) return setError('Keine gültige Webadresse');
    setLink(editor, href, before === '' ? typed.trim() : null);
    onDone();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

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
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="wrap gap-2">
        <Button onClick={take}>Verlinken</Button>
        {before !== '' && (
          <Button variant="default" onClick={remove}>
            Link entfernen
          </Button>
        )}
        <Button variant="default" onClick={close}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
