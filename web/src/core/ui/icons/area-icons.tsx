import {
  ArrowDownToLine,
  ArrowRightLeft,
  BookOpen,
  BriefcaseBusiness,
  CalendarX2,
  CaseSensitive,
  ChartNoAxesColumn,
  ChevronsLeft,
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  Download,
  Eye,
  EyeOff,
  Factory,
  Flag,
  GraduationCap,
  History as HistoryDrawing,
  IdCard,
  Image as ImageDrawing,
  Inbox,
  KeyRound,
  Landmark,
  LayoutDashboard,
  ListChecks,
  ListTodo,
  Lock,
  LockOpen,
  LogOut,
  Mail,
  MessageCircleQuestionMark,
  Pencil,
  Phone,
  Plus,
  Server,
  Square,
  Store,
  Trash2,
  TriangleAlert,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide';
import { Icon } from './icon.tsx';

/* Icons of the areas behind the login; public pages do not load them. */

export const PersonIcon = () => <Icon node={UserRound} />;
export const PeopleIcon = () => <Icon node={UsersRound} />;
export const BranchesIcon = () => <Icon node={Store} />;
export const ChamberIcon = () => <Icon node={Landmark} />;
export const JobAdsIcon = () => <Icon node={BriefcaseBusiness} />;
export const SetupIcon = () => <Icon node={ListChecks} />;
export const LogoutIcon = () => <Icon node={LogOut} />;
export const CollapseIcon = () => <Icon node={ChevronsLeft} />;
export const BookIcon = () => <Icon node={BookOpen} />;
export const TrainingIcon = () => <Icon node={GraduationCap} />;
export const PlusIcon = () => <Icon node={Plus} />;
export const EditIcon = () => <Icon node={Pencil} />;
export const DeleteIcon = () => <Icon node={Trash2} />;
export const LockIcon = () => <Icon node={Lock} />;
export const UnlockIcon = () => <Icon node={LockOpen} />;
export const PhoneIcon = () => <Icon node={Phone} />;
export const MailIcon = () => <Icon node={Mail} />;
export const VisibleIcon = () => <Icon node={Eye} />;
export const HiddenIcon = () => <Icon node={EyeOff} />;
export const CopyIcon = () => <Icon node={Copy} />;
export const AdoptIcon = () => <Icon node={ArrowDownToLine} />;
export const DownloadIcon = () => <Icon node={Download} />;

/* Icons for states. */

export const WaitingIcon = () => <Icon node={Clock} />;
export const AcceptedIcon = () => <Icon node={CircleCheck} />;
export const DeclinedIcon = () => <Icon node={CircleX} />;
export const ExpiredIcon = () => <Icon node={CalendarX2} />;
export const WarningIcon = () => <Icon node={TriangleAlert} />;

/* Icons for pages of the back-office. */

export const DashboardIcon = () => <Icon node={LayoutDashboard} />;
export const InboxIcon = () => <Icon node={ListTodo} />;
export const RequestIcon = () => <Icon node={Inbox} />;
export const IndustryIcon = () => <Icon node={Factory} />;
export const FlagIcon = () => <Icon node={Flag} />;
export const QuestionIcon = () => <Icon node={MessageCircleQuestionMark} />;
export const PictureIcon = () => <Icon node={ImageDrawing} />;
export const WordsIcon = () => <Icon node={CaseSensitive} />;
export const StatisticsIcon = () => <Icon node={ChartNoAxesColumn} />;
export const UserListIcon = () => <Icon node={IdCard} />;
export const HistoryIcon = () => <Icon node={HistoryDrawing} />;
export const ToolIcon = () => <Icon node={Wrench} />;
export const OperationsIcon = () => <Icon node={Server} />;
export const ExchangeIcon = () => <Icon node={ArrowRightLeft} />;
export const KeyIcon = () => <Icon node={KeyRound} />;
export const StopIcon = () => <Icon node={Square} />;
