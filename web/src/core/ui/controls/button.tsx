import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Loader } from './loader.tsx';

interface ButtonLook {
  /** From loud to quiet. A view has one button that is filled: what most come for. */
  readonly variant?: 'filled' | 'light' | 'white' | 'outline' | 'default' | 'subtle';
  /** What it does can hurt. Filled only where that is confirmed. */
  readonly danger?: boolean;
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly fullWidth?: boolean;
  /** Less room around its words, for buttons within text. */
  readonly compact?: boolean;
  /** Words that may be too long for one line. */
  readonly wraps?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** At work, and disabled. Where the focus has to stay on it, use `BusyButton`. */
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

/** A link that looks like a button: it leads to another address. */
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

/** What makes an element look like a button, and what is left for the element itself. */
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
