import {
  ArrowLeft,
  ArrowRight,
  Building2,
  Calendar,
  Check,
  ChevronDown,
  ExternalLink,
  File,
  Info,
  Link,
  List,
  LogIn,
  Mail,
  Map as MapDrawing,
  MapPin,
  Menu,
  Search,
  SlidersHorizontal,
  Star,
  X,
} from 'lucide';
import { Icon } from './icon.tsx';

export const SearchIcon = () => <Icon node={Search} />;
export const PinIcon = () => <Icon node={MapPin} />;
export const CalendarIcon = () => <Icon node={Calendar} />;
export const FilterIcon = () => <Icon node={SlidersHorizontal} />;
export const CloseIcon = () => <Icon node={X} />;
export const ShareIcon = () => <Icon node={Link} />;
export const CheckIcon = () => <Icon node={Check} />;
export const ChevronIcon = () => <Icon node={ChevronDown} />;
export const FileIcon = () => <Icon node={File} />;
export const ExternalIcon = () => <Icon node={ExternalLink} />;
export const InfoIcon = () => <Icon node={Info} />;
export const MapIcon = () => <Icon node={MapDrawing} />;
export const ListIcon = () => <Icon node={List} />;
export const BackIcon = () => <Icon node={ArrowLeft} />;
export const ForwardIcon = () => <Icon node={ArrowRight} />;
export const MenuIcon = () => <Icon node={Menu} />;
export const CompanyIcon = () => <Icon node={Building2} />;
export const ContactIcon = () => <Icon node={Mail} />;
export const LoginIcon = () => <Icon node={LogIn} />;

export const StarIcon = ({ isFilled = false }: { readonly isFilled?: boolean }) => (
  <Icon node={Star} isFilled={isFilled} />
);
