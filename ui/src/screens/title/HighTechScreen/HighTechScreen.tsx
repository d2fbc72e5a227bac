import { useSearchParams } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Tabs } from '../../../components';
import TitleScreen from '../TitleScreen/TitleScreen';
import { AnnexTab } from './AnnexTab';
import type { AnnexName } from './AnnexViewModel';

const labels = {
  tabs: text('高新技术企业认定', 'Recognition as a high-tech enterprise'),
  application: text('申请', 'Application'),
};

const annexes: readonly (readonly [AnnexName, ReturnType<typeof text>])[] = [
  ['projectinfo', text('研发活动（表四）', 'Activities (table four)')],
  ['projectcostdetail', text('研发费用（表五）', 'R&D cost (table five)')],
  ['relateactivities', text('关联关系', 'Links')],
  ['projectdeveloping', text('在研项目', 'Projects in progress')],
];

/** The application for recognition, and its annexes. The URL names the tab and the year. */
export default function HighTechScreen() {
  const [address, setAddress] = useSearchParams();
  const open = (tab: string) => {
    const year = address.get('year');
    setAddress({ ...(tab !== 'application' && { tab }), ...(year && { year }) });
  };
  return (
    <Tabs
      label={labels.tabs}
      value={annexes.find(([name]) => name === address.get('tab'))?.[0] ?? 'application'}
      onChange={open}
      tabs={[
        { key: 'application', label: labels.application, content: <TitleScreen name="recognition" /> },
        ...annexes.map(([name, label]) => ({ key: name, label, content: <AnnexTab name={name} /> })),
      ]}
    />
  );
}
