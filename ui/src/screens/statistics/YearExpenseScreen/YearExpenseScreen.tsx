import { useMemo } from 'react';
import { text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import type { ColumnTexts } from '../../../resource/list/table-columns';
import ResourceScreen from '../../../resource/ResourceScreen';
import { useText } from '../../../theme';

const labels = { whole: text('本企业合计', 'Enterprise as a whole') };

/** The year expense: the record that names no organisation is that of the enterprise, which a dash would not say. */
export default function YearExpenseScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const texts = useMemo(
    (): ColumnTexts => ({ orgName: ({ orgName }) => String(orgName || read(labels.whole)) }),
    [read],
  );
  return <ResourceScreen resource={resource} texts={texts} />;
}
