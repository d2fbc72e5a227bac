import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { text } from '@rdm/core/internal/kernel';
import { Drawer, Field, Select } from '../../components';
import { useLanguage, useText } from '../../theme';
import guide from '../../../../docs/guide.md?raw';
import { guideSection } from './guide-section';
import { guideTopics, topicAt } from './guide-topics';
import { GuideText } from './GuideText';

const labels = {
  title: text('使用帮助', 'Help'),
  topic: text('主题', 'Topic'),
};

/** The user guide, opened at what it says of the page that is open. */
export const GuideDrawer = observer(function GuideDrawer({ onClose }: { onClose: () => void }) {
  const read = useText();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState(() => topicAt(pathname).heading);
  const headings = [...new Map(guideTopics.map(({ heading }) => [heading[language], heading])).values()];
  return (
    <Drawer open onClose={onClose} title={labels.title} size="medium">
      <div className="space-y-4">
        <Field label={labels.topic} layout="front">
          <Select
            options={headings.map((heading) => ({ value: heading[language], label: heading[language] }))}
            value={chosen[language]}
            onChange={(next) => setChosen(headings.find((heading) => heading[language] === next) ?? chosen)}
          />
        </Field>
        <h2 className="text-title font-semibold">{read(chosen)}</h2>
        <GuideText markdown={guideSection(guide, chosen[language]) ?? ''} />
      </div>
    </Drawer>
  );
});
