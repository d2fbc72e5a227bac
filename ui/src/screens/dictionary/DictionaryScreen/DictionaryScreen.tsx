import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { dictionaryEntry, systemDictionaryEntry } from '@rdm/core/internal/system';
import { ForbiddenState, Tabs } from '../../../components';
import { LaidOutScreen } from '../../../resource/layout/LaidOutScreen';
import { layouts } from '../../../resource/layout/layouts';
import type { PairLayout } from '../../../resource/layout/ResourceLayout';
import { useSession, useTabs } from '../../../shell/services';

const labels = { title: text('字典管理', 'Dictionaries') };
const dictionaries = [systemDictionaryEntry, dictionaryEntry];

export interface DictionaryScreenProps {
  /** The dictionaries and their entries side by side, or one above the other. */
  direction: PairLayout['direction'];
}

/** The dictionaries a person may edit, side by side or stacked. */
const DictionaryScreen = observer(function DictionaryScreen({ direction }: DictionaryScreenProps) {
  const session = useSession();
  const tabs = useTabs();
  const { pathname, search } = useLocation();
  const [opened] = useState({ pathname, search });
  useEffect(() => tabs.visit(opened.pathname, opened.search, labels.title), [tabs, opened]);
  const allowed = dictionaries.filter(({ permissions }) => session.can(permissions.view));
  if (allowed.length === 0) return <ForbiddenState />;
  return (
    <Tabs
      label={labels.title}
      tabs={allowed.map((resource) => ({
        key: resource.name,
        label: resource.label,
        content: (
          <div className="pt-3">
            <LaidOutScreen resource={resource} layout={{ ...(layouts[resource.name] as PairLayout), direction }} />
          </div>
        ),
      }))}
    />
  );
});

export default DictionaryScreen;
