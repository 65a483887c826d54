import { Icon } from '../../../core/ui/icons/icons.tsx';

export const VisibleIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);

export const HiddenIcon = () => (
  <Icon>
    <path d="M9.5 5.9A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4-.9M9.8 10.2a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  </Icon>
);

export const ExpiredIcon = () => (
  <Icon>
    <path d="M20 11V8a2.5 2.5 0 0 0-2.5-2.5h-11A2.5 2.5 0 0 0 4 8v9.5A2.5 2.5 0 0 0 6.5 20H11M4 10h16M8.5 3.5v4M15.5 3.5v4M15 15l5 5M20 15l-5 5" />
  </Icon>
);

export const WaitingIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
    <path d="M15.5 8.5V6.5A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2" />
  </Icon>
);

export const AdoptIcon = () => (
  <Icon>
    <path d="M12 4v10M8 10.5l4 4 4-4M4.5 15v2.5A2.5 2.5 0 0 0 7 20h10a2.5 2.5 0 0 0 2.5-2.5V15" />
  </Icon>
);
