import { Bold, Italic, Link, List, ListOrdered, Redo2, Underline, Undo2 } from 'lucide';
import { Icon } from '../../ui/icons/icon.tsx';

export const BoldIcon = () => <Icon node={Bold} />;
export const ItalicIcon = () => <Icon node={Italic} />;
export const UnderlineIcon = () => <Icon node={Underline} />;
export const BulletsIcon = () => <Icon node={List} />;
export const NumbersIcon = () => <Icon node={ListOrdered} />;
export const LinkIcon = () => <Icon node={Link} />;
export const UndoIcon = () => <Icon node={Undo2} />;
export const RedoIcon = () => <Icon node={Redo2} />;
