import { text } from '@rdm/core/kernel';
import { useText } from '../../theme';
import { groupsOf, type SheetColumn } from './SheetRow';

const labels = { line: text('行次', 'Line'), item: text('项目', 'Item') };

const headCell = 'border-r border-b border-line-strong bg-sunken px-2 py-1.5 text-center font-semibold';

/** Enough for hundreds of millions; narrower where the whole page is. */
const amountWidth = 'clamp(112px, 30vw, 140px)';

/** Heads merged where neighbouring columns share a group. */
export function SheetHead({ columns }: { columns: readonly SheetColumn[] }) {
  const read = useText();
  const groups = groupsOf(columns);
  const grouped = groups.some((group) => group.label !== undefined);
  const depth = grouped ? 2 : 1;
  const width = (column: SheetColumn) => ({
    width: column.width ?? amountWidth,
    minWidth: column.width ?? amountWidth,
  });
  return (
    <thead className="sticky top-0 z-10">
      <tr>
        <th scope="col" rowSpan={depth} className={headCell} style={{ width: 'clamp(40px, 8vw, 56px)' }}>
          {read(labels.line)}
        </th>
        <th scope="col" rowSpan={depth} className={headCell} style={{ minWidth: 'clamp(120px, 30vw, 160px)' }}>
          {read(labels.item)}
        </th>
        {groups.map((group) => {
          const column = columns[group.from];
          if (!column) return null;
          return group.label === undefined ? (
            <th key={column.key} scope="col" rowSpan={depth} className={headCell} style={width(column)}>
              {read(column.title)}
            </th>
          ) : (
            <th key={column.key} scope="colgroup" colSpan={group.span} className={headCell}>
              {read(group.label)}
            </th>
          );
        })}
      </tr>
      {grouped && (
        <tr>
          {columns
            .filter((column) => column.group !== undefined)
            .map((column) => (
              <th key={column.key} scope="col" className={headCell} style={width(column)}>
                {read(column.title)}
              </th>
            ))}
        </tr>
      )}
    </thead>
  );
}
