import { figureLabels, type CostPart, type CostRecord } from '../../cost';
import { costItems } from '../../tax';

/** A line of an allocation sheet: what one register row gives one project. Amounts in 元. */
export interface AllocationLine {
  /** The person, the asset, or what the slip or bill says. */
  readonly subject: string;
  readonly item: string;
  /** `RD01 项目名称` */
  readonly project: string;
  /** Lines of the same key share one amount, shown with the first of them. */
  readonly key: string;
  /** The amount that is shared; null where the row gives its amount whole. */
  readonly shared: string | null;
  /** R&D hours, or where there are none a share in percent; null where the row gives its amount whole. */
  readonly share: string | null;
  /** All hours of the month; null for a share in percent. */
  readonly whole: string | null;
  readonly amount: string;
  /** The calculation in words with its numbers. */
  readonly formula: string;
}

/** Display names by id: of the source rows of cost, and of projects. */
export interface LineNames {
  readonly sources: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, string>;
}

const itemNames = new Map<string, string>(costItems.map(({ code, label }) => [code, `${code} ${label.zh}`]));

/** The allocated parts of cost records, by person or asset, item and project; what only the accounts have is no cost. */
export function allocationLines(
  records: readonly Pick<CostRecord, 'item' | 'origin' | 'parts'>[],
  names: LineNames,
): AllocationLine[] {
  return records
    .filter(({ origin }) => origin === 'allocation')
    .flatMap(({ item, parts }) =>
      parts.filter(({ amount }) => Number(amount) !== 0).map((part) => lineOf(item, part, names)),
    )
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const orderOf = ({ subject, item, key, project }: AllocationLine) => [subject, item, key, project].join('\n');

function lineOf(item: string, part: CostPart, { sources, projects }: LineNames): AllocationLine {
  const { source, amount } = part;
  const subject = sources.get(source.id) ?? '';
  const { base, share, whole } = sharing(part);
  // The asset of a row of use; of a payroll row or a lease its person or asset by name.
  const owner = base?.source?.id ?? (subject || source.id);
  return {
    subject,
    item: itemNames.get(item) ?? item,
    project: projects.get(part.projectId) ?? '',
    key: base ? [owner, item, base.value].join(' ') : source.id,
    shared: base?.value ?? null,
    share: share?.value ?? null,
    whole: whole?.value ?? null,
    amount,
    formula: part.formula.zh,
  };
}

/**
 * The figures a part was shared by. In every calculation by hours the amount stands before the R&D hours and all hours
 * after them; in one by percent the percentage is the last.
 */
function sharing({ figures, formula }: CostPart) {
  const at = figures.findIndex(({ label }) => label.zh === figureLabels.rdHours.zh);
  if (at > 0) return { base: figures[at - 1], share: figures[at], whole: figures[at + 1] };
  if (formula.zh.endsWith('%')) return { base: figures.at(-2), share: figures.at(-1) };
  return {};
}
