import type { ReactNode } from 'react';
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useText, type Label } from '../theme';

export interface TabItem {
  key: string;
  label: Label;
  /** Beside the label, such as a count. */
  badge?: ReactNode;
  disabled?: boolean;
  /** Its content stays mounted while another tab is open, e.g. because of uploads in flight. */
  stays?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the tab list. */
  label: Label;
  tabs: readonly TabItem[];
  /** The key of the open tab; uncontrolled without it. */
  value?: string;
  onChange?: (key: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const read = useText();
  const index = tabs.findIndex((tab) => tab.key === value);
  return (
    <TabGroup
      selectedIndex={value === undefined ? undefined : Math.max(0, index)}
      onChange={(next) => {
        const tab = tabs[next];
        if (tab) onChange?.(tab.key);
      }}
    >
      <TabList aria-label={read(label)} className="flex gap-4 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            disabled={tab.disabled}
            className="flex h-9 shrink-0 items-center gap-1 border-b-2 border-transparent text-dim -outline-offset-2 data-disabled:opacity-55 data-hover:text-ink data-selected:border-accent data-selected:text-accent-text"
          >
            {read(tab.label)}
            {tab.badge}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map((tab) => (
          <TabPanel key={tab.key} unmount={!tab.stays} className="pt-4">
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
