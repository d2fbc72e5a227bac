import { createElement } from 'react';
import {
  AppWindow,
  ArrowLeftRight,
  Award,
  BookOpenText,
  Calculator,
  ClipboardCheck,
  Factory,
  Lightbulb,
  ListChecks,
  Building2,
  CalendarRange,
  ChartColumn,
  Database,
  FileInput,
  FileText,
  FolderKanban,
  KeyRound,
  Layers,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MonitorCog,
  Network,
  NotebookText,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  SquareMenu,
  Users,
  UserRound,
  WalletCards,
  Wrench,
} from 'lucide-react';

/** Own drawings for the icon classes that menus carry; the last class decides. */
const icons: Readonly<Record<string, LucideIcon>> = {
  iconicon_savememo: FolderKanban,
  iconicon_affiliations_li: FileInput,
  iconicon_coinpurse_line: WalletCards,
  iconicon_doc: ScrollText,
  'icon-shujuzhanshi2': ChartColumn,
  iconicon_setting: Settings,
  iconicon_airplay: AppWindow,
  iconicon_sms: Megaphone,
  iconicon_principal: UserRound,
  iconicon_group: Users,
  iconicon_addresslist: NotebookText,
  iconicon_subordinate: Network,
  'icon-canshu': SquareMenu,
  iconicon_community_line: SlidersHorizontal,
  'icon-quanxian': Building2,
  iconicon_mobilephone: Server,
  'icon-bofangqi-suoping': KeyRound,
  iconicon_boss: ShieldCheck,
  'icon-yanzhengma': MonitorCog,
  'icon-wxbgongju': Wrench,
  'icon-caidanguanli': Database,
  iconicon_map: MapPinned,
  iconicon_calendar: CalendarRange,
  iconicon_exchange: ArrowLeftRight,
  iconicon_ledger: BookOpenText,
  iconicon_task_done: ClipboardCheck,
  iconicon_dispose: Calculator,
  iconicon_task: ListChecks,
  iconicon_glass: Lightbulb,
  iconicon_work: Award,
  iconicon_addressbook: Factory,
  'icon-caidan': Layers,
};

/** Of a menu whose icon has no drawing here. */
export const unknownIcon = FileText;

/** The drawing of an icon class, as menus carry it. */
export const menuIcon = (source: string): LucideIcon => icons[source.trim().split(/\s+/).at(-1) ?? ''] ?? unknownIcon;

export function MenuIcon({ source, size = 16 }: { source: string; size?: number }) {
  return createElement(menuIcon(source), { 'aria-hidden': true, size, className: 'shrink-0' });
}
