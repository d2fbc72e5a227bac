import { useCallback, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { subjectMatch } from '@rdm/core/internal/finance';
import { text } from '@rdm/core/internal/kernel';
import { ForbiddenState, Tabs } from '../../../components';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useOpening } from '../../../resource/use-opening';
import { useResourceServices } from '../../../resource/use-resource-services';
import { useUnsaved } from '../../../resource/use-unsaved';
import { MatchGrid } from './MatchGrid';
import { MatchSubjectViewModel } from './MatchSubjectViewModel';

const labels = {
  views: text('科目对应', 'Account matching'),
  match: text('凭证科目', 'Accounts of vouchers'),
  list: text('对应表', 'Matching'),
};

/** Query parameters that only the register view handles: a record to open, a search. */
const ofList = ['id', 'subjectCode', 'subjectName', 'costItem'];
const isList = (address: URLSearchParams) => address.get('view') === 'list' || ofList.some((name) => address.has(name));

/** The accounts of vouchers matched to cost items, and the register behind it. */
const MatchSubjectScreen = observer(function MatchSubjectScreen() {
  const services = useResourceServices();
  const [address, setAddress] = useSearchParams();
  const screen = useMemo(() => new MatchSubjectViewModel(services), [services]);
  const allowed = services.can(subjectMatch.permissions.view);
  const view = isList(address) ? 'list' : 'match';

  const ask = useCallback(
    (shown: MatchSubjectViewModel) => {
      void shown.load();
      void services.dictionaries.load(['matched_item']);
    },
    [services],
  );
  useOpening(screen, { services, may: allowed && view === 'match', ask, again: ask });
  useUnsaved(screen, () => void screen.save());

  if (!allowed || screen.fault?.code === 403) return <ForbiddenState />;
  return (
    <Tabs
      label={labels.views}
      value={view}
      onChange={(chosen) => setAddress(chosen === 'list' ? { view: 'list' } : {}, { replace: true })}
      tabs={[
        { key: 'match', label: labels.match, content: <MatchGrid screen={screen} services={services} /> },
        { key: 'list', label: labels.list, content: <ResourceScreen resource={subjectMatch} /> },
      ]}
    />
  );
});

export default MatchSubjectScreen;
