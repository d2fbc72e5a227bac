import { createElement } from 'react';
import AppWindow from 'lucide:app-window';
import ArrowLeftRight from 'lucide:arrow-left-right';
import Award from 'lucide:award';
import BookOpenText from 'lucide:book-open-text';
import Calculator from 'lucide:calculator';
import ClipboardCheck from 'lucide:clipboard-check';
import Factory from 'lucide:factory';
import Lightbulb from 'lucide:lightbulb';
import ListChecks from 'lucide:list-checks';
import Building2 from 'lucide:building-2';
import CalendarRange from 'lucide:calendar-range';
import ChartColumn from 'lucide:chart-column';
import Database from 'lucide:database';
import FileInput from 'lucide:file-input';
import FileText from 'lucide:file-text';
import FolderKanban from 'lucide:folder-kanban';
import KeyRound from 'lucide:key-round';
import Layers from 'lucide:layers';
import MapPinned from 'lucide:map-pinned';
import Megaphone from 'lucide:megaphone';
import MonitorCog from 'lucide:monitor-cog';
import Network from 'lucide:network';
import NotebookText from 'lucide:notebook-text';
import ScrollText from 'lucide:scroll-text';
import Server from 'lucide:server';
import Settings from 'lucide:settings';
import ShieldCheck from 'lucide:shield-check';
import SlidersHorizontal from 'lucide:sliders-horizontal';
import SquareMenu from 'lucide:square-menu';
import Users from 'lucide:users';
import UserRound from 'lucide:user-round';
import WalletCards from 'lucide:wallet-cards';
import Wrench from 'lucide:wrench';
import type { Icon } from '../../components';

/** Own drawings for the icon classes that menus carry; the last class decides. */
const icons: Readonly<Record<string, Icon>> = {
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
export const menuIcon = (source: string): Icon => icons[source.trim().split(/\s+/).at(-1) ?? ''] ?? unknownIcon;

export function MenuIcon({ source, size = 16 }: { source: string; size?: number }) {
  return createElement(menuIcon(source), { 'aria-hidden': true, size, className: 'shrink-0' });
}
