import { Icon } from './icons.tsx';

/* Icons of the areas behind the login: no page that the public opens carries them. */

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="3.5" />
    <path d="M5 20c.6-4 3.4-6 7-6s6.4 2 7 6" />
  </Icon>
);

export const PeopleIcon = () => (
  <Icon>
    <circle cx="9" cy="8.5" r="3" />
    <path d="M3 19c.5-3.4 2.8-5.2 6-5.2s5.5 1.8 6 5.2" />
    <path d="M15.5 5.8a3 3 0 0 1 0 5.4M17.5 14.2c2 .7 3.2 2.3 3.5 4.8" />
  </Icon>
);

export const BranchesIcon = () => (
  <Icon>
    <path d="M4 20V9l5-3 5 3v11M14 20v-8l6 2.5V20M2.5 20h19" />
    <path d="M7.5 12h3M7.5 15.5h3" />
  </Icon>
);

export const JobAdsIcon = () => (
  <Icon>
    <rect x="3.5" y="7.5" width="17" height="12" rx="2.5" />
    <path d="M9 7.5V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5M3.5 12.5h17" />
  </Icon>
);

export const SetupIcon = () => (
  <Icon>
    <path d="m4.5 6.5 1.5 1.5 2.5-3M4.5 12.5 6 14l2.5-3M4.5 18.5 6 20l2.5-3M12 7h8M12 13h8M12 19h8" />
  </Icon>
);

export const LogoutIcon = () => (
  <Icon>
    <path d="M14 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h7M10.5 12H21M17.5 8.5 21 12l-3.5 3.5" />
  </Icon>
);

export const CollapseIcon = () => (
  <Icon>
    <path d="m13 6-6 6 6 6M19 6l-6 6 6 6" />
  </Icon>
);

export const BookIcon = () => (
  <Icon>
    <path d="M12 6.5C10 5 7.5 4.5 4 4.5V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V20" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const EditIcon = () => (
  <Icon>
    <path d="m4 20 1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1ZM14 7l3 3" />
  </Icon>
);

export const DeleteIcon = () => (
  <Icon>
    <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <path d="M5 4.5h3.5L10 9l-2 1.5a11 11 0 0 0 5.5 5.5L15 14l4.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 6A1.5 1.5 0 0 1 5 4.5Z" />
  </Icon>
);

export const MailIcon = () => (
  <Icon>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
  </Icon>
);

/* How something stands. */

export const WaitingIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);

export const AcceptedIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.2 12.3 2.7 2.7 5-5.5" />
  </Icon>
);

export const DeclinedIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m9 9 6 6M15 9l-6 6" />
  </Icon>
);

export const ExpiredIcon = () => (
  <Icon>
    <path d="M20 11V8a2.5 2.5 0 0 0-2.5-2.5h-11A2.5 2.5 0 0 0 4 8v9.5A2.5 2.5 0 0 0 6.5 20H11M4 10h16M8.5 3.5v4M15.5 3.5v4M15 15l5 5M20 15l-5 5" />
  </Icon>
);
