import { text, type Text } from '@rdm/core/internal/kernel';
import { useText } from '../../theme';

const labels = { sections: text('表单内容', 'Sections of the form') };

export interface SectionNavProps {
  /** The sections of the page; each is an element with the id `section-<key>`. */
  sections: readonly { readonly key: string; readonly label: Text }[];
}

/** The list of a long form's sections beside it, each of which it brings into view. */
export function SectionNav({ sections }: SectionNavProps) {
  const read = useText();
  return (
    <nav aria-label={read(labels.sections)} className="sticky top-0 hidden w-28 shrink-0 self-start lg:block">
      <ul className="space-y-1 border-l border-line">
        {sections.map(({ key, label }) => (
          <li key={key}>
            <a
              href={`#section-${key}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`section-${key}`)?.scrollIntoView({ block: 'start' });
              }}
              className="block px-2 py-0.5 text-table text-dim hover:text-accent-text"
            >
              {read(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
