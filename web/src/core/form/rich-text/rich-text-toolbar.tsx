import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text-field.module.css';
import { Bold, Italic, Link, List, ListOrdered, Redo2, Underline, Undo2 } from 'lucide';
import { Icon } from '../../ui/icons/icon.tsx';

interface ToolbarProps {
  readonly editor: Editor;
  /** Id of the text field. */
  readonly id: string;
  readonly isDisabled: boolean;
}

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

const levelOf = (editor: Editor) =>
  levels.find((level) => editor.isActive('heading', { level })) ?? 0;

function useFormat(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: levelOf(now),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
}

/** A select for the kind of paragraph, and buttons. Tab reaches one of the buttons, the arrow keys the others. */
export function RichTextToolbar({ editor, id, isDisabled }: ToolbarProps) {
  const format = useFormat(editor);
  const [isLinking, setIsLinking] = useState(false);
  return (
    <>
      <div className={`${styles.bar} border-bottom row gap-1 p-1`}>
        <LevelSelect editor={editor} id={id} isDisabled={isDisabled} level={format.level} />
        <Tools controls={id} isDisabled={isDisabled}>
          <FormatTools editor={editor} format={format} onLink={() => setIsLinking(true)} />
        </Tools>
      </div>
      {isLinking && <LinkForm editor={editor} id={id} onDone={() => setIsLinking(false)} />}
    </>
  );
}

interface FormatToolsProps {
  readonly editor: Editor;
  readonly format: ReturnType<typeof useFormat>;
  readonly onLink: () => void;
}

function FormatTools({ editor, format, onLink }: FormatToolsProps) {
  const run = () => editor.chain().focus();
  return (
    <>
      <Tool label="Fett" isOn={format.bold} onPress={() => run().toggleBold().run()}>
        <BoldIcon />
      </Tool>
      <Tool label="Kursiv" isOn={format.italic} onPress={() => run().toggleItalic().run()}>
        <ItalicIcon />
      </Tool>
      <Tool
        label="Unterstrichen"
        isOn={format.underline}
        onPress={() => run().toggleUnderline().run()}
      >
        <UnderlineIcon />
      </Tool>
      <Tool label="Aufzählung" isOn={format.bullets} onPress={() => run().toggleBulletList().run()}>
        <BulletsIcon />
      </Tool>
      <Tool
        label="Nummerierte Liste"
        isOn={format.numbers}
        onPress={() => run().toggleOrderedList().run()}
      >
        <NumbersIcon />
      </Tool>
      <Tool label="Link" isOn={format.link} onPress={onLink}>
        <LinkIcon />
      </Tool>
      <Tool label="Rückgängig" isIdle={!format.canUndo} onPress={() => run().undo().run()}>
        <UndoIcon />
      </Tool>
      <Tool label="Wiederholen" isIdle={!format.canRedo} onPress={() => run().redo().run()}>
        <RedoIcon />
      </Tool>
    </>
  );
}

interface LevelSelectProps extends ToolbarProps {
  /** 0 for text that is no heading. */
  readonly level: number;
}

function LevelSelect({ editor, id, isDisabled, level }: LevelSelectProps) {
  function setLevel(chosen: number): void {
    const chain = editor.chain().focus();
    if (chosen === 0) chain.setParagraph().run();
    else chain.setHeading({ level: chosen as HeadingLevel }).run();
  }

  return (
    <select
      className={`${styles.kind} h-tap py-0 px-2 border rounded text-inherit bg-paper`}
      aria-label="Art des Absatzes"
      aria-controls={id}
      disabled={isDisabled}
      value={level}
      onChange={(event) => setLevel(Number(event.currentTarget.value))}
    >
      <option value={0}>Text</option>
      {levels.map((one) => (
        <option key={one} value={one}>
          Überschrift {one}
        </option>
      ))}
    </select>
  );
}

interface ToolsProps {
  readonly controls: string;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function Tools({ controls, isDisabled, children }: ToolsProps) {
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = steps[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : from + step;
    if (to === null) return;
    event.preventDefault();
    const next = buttons.at(to % buttons.length);
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatierung"
      aria-controls={controls}
      className={`${styles.tools} wrap`}
      inert={isDisabled}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  /** Whether the format is active at the cursor; only for toggle buttons. */
  readonly isOn?: boolean;
  /** Whether the button has no effect now. It stays focusable. */
  readonly isIdle?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, isOn, isIdle = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} hover-tint tap-square p-0 border-clear rounded text-inherit bg-none`}
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isIdle}
      // Initially the first button; later the roving focus moves it to the last focused one.
      tabIndex={label === 'Fett' ? 0 : -1}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isIdle && onPress()}
    >
      {children}
    </button>
  );
}

const BoldIcon = () => <Icon node={Bold} />;
const ItalicIcon = () => <Icon node={Italic} />;
const UnderlineIcon = () => <Icon node={Underline} />;
const BulletsIcon = () => <Icon node={List} />;
const NumbersIcon = () => <Icon node={ListOrdered} />;
const LinkIcon = () => <Icon node={Link} />;
const UndoIcon = () => <Icon node={Undo2} />;
const RedoIcon = () => <Icon node={Redo2} />;
