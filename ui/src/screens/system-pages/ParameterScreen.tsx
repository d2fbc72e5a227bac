import { useMemo } from 'react';
import type { Resource } from '@rdm/core/internal/records';
import { standardParameters } from '@rdm/core/internal/system';
import type { ColumnTexts } from '../../resource/list/table-columns';
import ResourceScreen from '../../resource/ResourceScreen';
import { useText } from '../../theme';

const names = new Map(standardParameters.map(({ key, name }) => [key, name]));

/** The parameters; those of the product are named in the language of the reader unless somebody has named them anew. */
export default function ParameterScreen({ resource }: { resource: Resource }) {
  const read = useText();
  const texts = useMemo(
    (): ColumnTexts => ({
      paramName: ({ paramKey, paramName }) => {
        const name = names.get(String(paramKey));
        return name && name.zh === paramName ? read(name) : String(paramName ?? '');
      },
    }),
    [read],
  );
  return <ResourceScreen resource={resource} texts={texts} />;
}
