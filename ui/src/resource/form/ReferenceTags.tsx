import X from 'lucide:x';
import { fill, text } from '@rdm/core/internal/kernel';
import { Combobox, IconButton, type Option } from '../../components';
import { useText } from '../../theme';

const labels = { remove: text('移除 {name}', 'Remove {name}') };

export interface ReferenceTagsProps {
  chosen: readonly Option[];
  onChange: (chosen: readonly Option[]) => void;
  search: (query: string) => Promise<readonly Option[]>;
}

/** Several references: each chosen one is a tag, the search adds one more. */
export function ReferenceTags({ chosen, onChange, search }: ReferenceTagsProps) {
  const read = useText();
  return (
    <div className="space-y-1">
      <Combobox
        // Remounted after each choice, so that it is empty again.
        key={chosen.length}
        value={null}
        search={search}
        onChange={(option) => {
          if (option && !chosen.some(({ value }) => value === option.value)) onChange([...chosen, option]);
        }}
      />
      <ul className="flex flex-wrap gap-1">
        {chosen.map((option) => (
          <li key={option.value} className="flex items-center rounded-sm bg-accent-soft pl-2 text-table">
            {read(option.label)}
            <IconButton
              size="small"
              label={fill(labels.remove, { name: read(option.label) })}
              icon={<X aria-hidden size={12} />}
              onClick={() => onChange(chosen.filter(({ value }) => value !== option.value))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
