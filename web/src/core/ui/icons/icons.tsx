import type { ReactNode } from 'react';

/** Our few icons, drawn on a grid of 24 in one stroke; always beside or inside something that has a name. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.2-4.2" />
  </Icon>
);

export const PinIcon = () => (
  <Icon>
    <path d="M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11Z" />
    <circle cx="12" cy="10" r="2.3" />
  </Icon>
);

export const CalendarIcon = () => (
  <Icon>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M10 14a4.2 4.2 0 0 0 6.2.4l2.6-2.6a4.2 4.2 0 0 0-6-6l-1.4 1.5" />
    <path d="M14 10a4.2 4.2 0 0 0-6.2-.4l-2.6 2.6a4.2 4.2 0 0 0 6 6l1.4-1.5" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m7 10 5 5 5-5" />
  </Icon>
);

export const FileIcon = () => (
  <Icon>
    <path d="M13.5 3.5H7.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V8.5Z" />
    <path d="M13.5 3.5v5h5" />
  </Icon>
);

export const ExternalIcon = () => (
  <Icon>
    <path d="M13.5 5H19v5.5M19 5l-8 8M10 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V14" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.5v4.5M12 8v.01" />
  </Icon>
);

export const MapIcon = () => (
  <Icon>
    <path d="m9 5-5 2v12l5-2 6 2 5-2V5l-5 2-6-2ZM9 5v12M15 7v12" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01" />
  </Icon>
);

/** Filled where it is set. */
export const StarIcon = ({ isFilled = false }: { readonly isFilled?: boolean }) => (
  <Icon>
    <path
      d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M19 12H5M11 6l-6 6 6 6" />
  </Icon>
);

export const ForwardIcon = () => (
  <Icon>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CompanyIcon = () => (
  <Icon>
    <path d="M5 20V6a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 14 6v14M14 10h3.5A1.5 1.5 0 0 1 19 11.5V20M3 20h18M8.5 8.5h2M8.5 12h2M8.5 15.5h2" />
  </Icon>
);

export const LoginIcon = () => (
  <Icon>
    <path d="M13 4.5h4.5A1.5 1.5 0 0 1 19 6v12a1.5 1.5 0 0 1-1.5 1.5H13M4 12h10M10.5 8.5 14 12l-3.5 3.5" />
  </Icon>
);
