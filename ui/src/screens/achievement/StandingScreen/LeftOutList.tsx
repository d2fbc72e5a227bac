import { text, type Text } from '@rdm/core/internal/kernel';
import { Link } from 'react-router';
import { useText } from '../../../theme';

const labels = { leftOut: text('未计入', 'Left out') };

export interface LeftOutListProps {
  readonly rows: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly reasons: readonly Text[];
  }[];
  /** The register the records are opened in. */
  readonly path: string;
}

/** Records that do not count, each with the reason and a link to where it is mended; nothing without any. */
export function LeftOutList({ rows, path }: LeftOutListProps) {
  const read = useText();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{read(labels.leftOut)}</h3>
      <ul className="list-disc pl-5">
        {rows.map(({ id, code, name, reasons }) => (
          <li key={id}>
            <Link className="text-accent-text hover:underline" to={`${path}?id=${id}`}>
              {code}
            </Link>{' '}
            {name}
            <span className="text-warning"> {reasons.map((reason) => read(reason)).join('；')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
