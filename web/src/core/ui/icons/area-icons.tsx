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

export const ChamberIcon = () => (
  <Icon>
    <path d="M3.5 9.5 12 4.5l8.5 5zM3.5 19.5h17M6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17" />
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

export const TrainingIcon = () => (
  <Icon>
    <path d="M2.5 9.5 12 5l9.5 4.5L12 14ZM6.5 11.5V16c2 2.5 9 2.5 11 0v-4.5M21.5 9.5V15" />
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

/* Pages of the back-office. */

export const DashboardIcon = () => (
  <Icon>
    <rect x="3.5" y="3.5" width="7" height="9" rx="1.5" />
    <rect x="13.5" y="3.5" width="7" height="5" rx="1.5" />
    <rect x="3.5" y="15.5" width="7" height="5" rx="1.5" />
    <rect x="13.5" y="11.5" width="7" height="9" rx="1.5" />
  </Icon>
);

export const RequestIcon = () => (
  <Icon>
    <path d="M4 13.5h4.5l1.5 2.5h4l1.5-2.5H20M4 13.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4.5L17 5.5a1.5 1.5 0 0 0-1.4-1H8.4A1.5 1.5 0 0 0 7 5.5Z" />
  </Icon>
);

export const IndustryIcon = () => (
  <Icon>
    <path d="M3.5 20V10l5.5 3.5V10l5.5 3.5V5h6v15ZM7.5 16.5h1M12 16.5h1M16.5 16.5h1" />
  </Icon>
);

export const QuestionIcon = () => (
  <Icon>
    <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v10a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-2A1.5 1.5 0 0 1 4 15.5Z" />
    <path d="M9.8 8.8a2.2 2.2 0 1 1 3.2 2c-.7.3-1 .8-1 1.4M12 14.2v.1" />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <circle cx="9" cy="9.5" r="1.5" />
    <path d="m4 17 5-4.5 3.5 3 3-2.5 4.5 4" />
  </Icon>
);

export const WordsIcon = () => (
  <Icon>
    <path d="M3.5 17.5 7.5 7l4 10.5M5 14h5M14 14.2a2.8 2.8 0 1 1 5.5 0c0 1.7-1.2 3-2.7 3S14 16 14 14.2ZM19.5 11v6.5" />
  </Icon>
);

export const StatisticsIcon = () => (
  <Icon>
    <path d="M4 4v16h16M8.5 16.5v-4M12.5 16.5v-8M16.5 16.5v-6" />
  </Icon>
);

export const UserListIcon = () => (
  <Icon>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <circle cx="8.5" cy="10.5" r="1.8" />
    <path d="M5.8 16c.3-1.7 1.3-2.5 2.7-2.5s2.4.8 2.7 2.5M14 9.5h4M14 13h4" />
  </Icon>
);

export const HistoryIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4.5v4h4M12 8v4.5l3 1.8" />
  </Icon>
);

export const UnlockIcon = () => (
  <Icon>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8 10.5V8a4 4 0 0 1 7.5-2" />
  </Icon>
);

export const ToolIcon = () => (
  <Icon>
    <path d="M14.5 6.5a4.5 4.5 0 0 1 5.3-1.9l-2.6 2.6.3 2.3 2.3.3 2.1-2.1a4.5 4.5 0 0 1-6.2 5l-7.2 7.2a2.1 2.1 0 0 1-3-3l7.2-7.2a4.5 4.5 0 0 1 1.8-3.2Z" />
  </Icon>
);

export const ExchangeIcon = () => (
  <Icon>
    <path d="M4 9h13M13.5 5.5 17 9l-3.5 3.5M20 15H7M10.5 11.5 7 15l3.5 3.5" />
  </Icon>
);

export const StopIcon = () => (
  <Icon>
    <rect x="6.5" y="6.5" width="11" height="11" rx="2" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M12 4.5 3.5 19h17ZM12 10v4M12 16.6v.1" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15" />
  </Icon>
);
