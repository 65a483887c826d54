import type { ReactNode } from 'react';

/** As ui/icons.tsx, which is in the first chunk. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const BoldIcon = () => (
  <Icon>
    <path d="M7.5 5h5.25a3.5 3.5 0 0 1 0 7H7.5ZM7.5 12h6a3.5 3.5 0 0 1 0 7h-6Z" strokeWidth="2.6" />
  </Icon>
);

export const ItalicIcon = () => (
  <Icon>
    <path d="M10 5h7M7 19h7M14 5l-4 14" />
  </Icon>
);

export const UnderlineIcon = () => (
  <Icon>
    <path d="M7 4.5v6.5a5 5 0 0 0 10 0V4.5M6 20h12" />
  </Icon>
);

export const BulletsIcon = () => (
  <Icon>
    <path d="M10 6.5h10M10 12h10M10 17.5h10" />
    <path d="M5 6.5h.01M5 12h.01M5 17.5h.01" strokeWidth="3.2" />
  </Icon>
);

export const NumbersIcon = () => (
  <Icon>
    <path d="M11 6.5h9M11 12h9M11 17.5h9" />
    <path d="M4 5l1.5-1v5M4 14.2c.4-1.2 2.8-1 2.8.4 0 1-2.6 2.4-2.8 4h3" strokeWidth="1.6" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4.2 4.2 0 0 0 6.2.4l2.6-2.6a4.2 4.2 0 0 0-6-6l-1.4 1.5" />
    <path d="M14 10a4.2 4.2 0 0 0-6.2-.4l-2.6 2.6a4.2 4.2 0 0 0 6 6l1.4-1.5" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon>
    <path d="M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9" />
  </Icon>
);

export const RedoIcon = () => (
  <Icon>
    <path d="m15.5 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h5" />
  </Icon>
);
