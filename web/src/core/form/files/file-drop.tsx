import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** Id of the button, which takes the focus. */
  readonly id: string;
  readonly button: string;
  /** Shown beside the text about dragging. */
  readonly hint?: string | undefined;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped. `isOver` tells whether files are being dragged over the zone. */
function useDrop(disabled: boolean, onFiles: FileDropProps['onFiles']) {
  const [isOver, setIsOver] = useState(false);

  function drag(event: DragEvent): void {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  const handlers = {
    onDragEnter: drag,
    onDragOver: drag,
    onDragLeave: () => setIsOver(false),
    onDrop: drop,
  };
  return { isOver, handlers };
}

/** Drop zone for files, with a button as alternative to dragging. */
export function FileDrop(props: FileDropProps) {
  const { id, button, hint, accept, multiple = false, disabled, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(disabled, onFiles);

  return (
    <div
      className={`${styles.drop} row gap-2-4 p-3 rounded-md bg-ground`}
      data-over={isOver}
      {...handlers}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          event.currentTarget.value = '';
        }}
      />
      <Button
        id={id}
        variant="default"
        disabled={disabled}
        aria-describedby={props.describedBy}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      <span className="grid text-soft">
        <span className={styles.drag}>oder hierher ziehen</span>
        {hint}
      </span>
    </div>
  );
}
