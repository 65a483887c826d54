import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Loader } from './loader.tsx';

interface ButtonLook {
  /** From strong to subdued. A view has one filled button: its most important action. */
  readonly variant?: 'filled' | 'light' | 'white' | 'outline' | 'default' | 'subtle';
  /** The action is destructive. Filled only in the dialog that confirms it. */
  readonly danger?: boolean;
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly fullWidth?: boolean;
  /** Less padding, for buttons within text. */
  readonly compact?: boolean;
  /** For a label that may need several lines. */
  readonly wraps?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Busy and disabled. Use `BusyButton` if it has to keep the focus. */
  readonly loading?: boolean;
}

export function Button({ loading = false, disabled, type = 'button', ...props }: ButtonProps) {
  const { look, content, rest } = withLook(props);
  return (
    <button
      {...rest}
      {...look}
      type={type}
      disabled={loading || disabled}
      data-loading={loading || undefined}
    >
      {loading && (
        <span className={styles.loader}>
          <Loader />
        </span>
      )}
      {content}
    </button>
  );
}

/** A link with the look of a button. */
export function ButtonLink(props: ButtonLook & ComponentProps<'a'>) {
  const { look, content, rest } = withLook(props);
  return (
    <a {...rest} {...look}>
      {content}
    </a>
  );
}

type WithLook = ButtonLook & {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** Splits the props into the look of a button and those of the element. */
function withLook<Props extends WithLook>(props: Props) {
  const { variant = 'filled', danger, icon, endIcon, fullWidth, compact, wraps, ...others } = props;
  const { className, children, ...rest } = others;
  const classes = [
    styles.button,
    fullWidth && styles.fullWidth,
    compact && styles.compact,
    wraps && styles.wrapping,
    className,
  ];
  const side = endIcon ? 'end' : undefined;
  return {
    rest,
    look: {
      className: classes.filter(Boolean).join(' '),
      'data-variant': variant,
      'data-danger': danger || undefined,
      'data-icon': icon ? 'start' : side,
    },
    content: (
      <>
        {icon}
        <span>{children}</span>
        {endIcon}
      </>
    ),
  };
}
