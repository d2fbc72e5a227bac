import type { SheetContent, Text } from '../../kernel';
import {
  fingerprintOf,
  headingsRead,
  layoutPlace,
  proposeLayout,
  requiredInWorkbook,
  type Layout,
  type Proposal,
  type Resource,
} from '../../records';
import { builtInLayouts, certaintyLabels } from './built-in';
import { hintsFor } from './hints';

/** How a register and its layout were found. */
export type Grounds = 'stored' | 'builtIn' | 'proposed';

/** A way a sheet can be read. */
export interface Reading {
  readonly register: string;
  readonly grounds: Grounds;
  readonly layout: Layout;
  /** Of a stored layout: its record. */
  readonly layoutId: string | null;
  /** What it rests on, e.g. how many sources a built-in layout has. */
  readonly note: Text | null;
  /** Required fields without a source. */
  readonly missing: readonly string[];
  /** Headings of the file that no field reads. */
  readonly unused: readonly string[];
}

export interface KnownLayout {
  readonly id: string;
  readonly fingerprint: string;
  readonly layout: Layout;
}

/** Readings offered for one sheet. */
const MOST = 5;

/**
 * The ways a sheet can be read into the registers, the likeliest first: layouts stored for the same headings, stored
 * ones whose headings are all there, those of well-known programs by how many columns they read, and at last proposals
 * by the names of columns, of registers that have all they require before others.
 */
export function recogniseLayouts(
  sheet: SheetContent,
  registers: readonly Resource[],
  stored: readonly KnownLayout[],
): readonly Reading[] {
  const allowed = new Map(registers.map((register) => [register.name, register]));
  const own = stored.flatMap(({ id, fingerprint, layout }) => {
    const reading = allowed.has(layout.register) ? fitting(sheet, layout, { grounds: 'stored', layoutId: id }) : null;
    const isSame = reading !== null && fingerprint === fingerprintOf(reading.headings);
    return reading ? [{ ...reading, rank: isSame ? 2 : 1 }] : [];
  });
  const builtIn = builtInLayouts.flatMap(({ layout, certainty }) => {
    const note = certaintyLabels[certainty];
    const reading = allowed.has(layout.register) ? fitting(sheet, layout, { grounds: 'builtIn', note }) : null;
    return reading ? [{ ...reading, rank: 0 }] : [];
  });
  const known = [...own, ...builtIn].sort((one, other) => other.rank - one.rank || other.read - one.read);
  const readings = known.map(({ reading }) => reading);
  if (readings.length > 0) return readings.slice(0, MOST);
  return registers
    .flatMap((register) => proposeLayout(register, sheet, hintsFor(register.name), requiredInWorkbook) ?? [])
    .filter(({ layout }) => Object.keys(layout.fields).length > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, MOST)
    .map(({ layout, missing, unused }) => ({
      register: layout.register,
      grounds: 'proposed' as const,
      layout,
      layoutId: null,
      note: null,
      missing,
      unused,
    }));
}

/** A proposal that lacks nothing required weighs more than any that does. */
function weight({ reasons, missing }: Proposal): number {
  const points = { name: 3, alias: 3, combined: 2, similar: 1, otherwise: 0 };
  return Object.values(reasons).reduce((all, reason) => all + points[reason], 0) - 4 * missing.length;
}

function fitting(
  sheet: SheetContent,
  layout: Layout,
  about: Pick<Reading, 'grounds'> & Partial<Pick<Reading, 'layoutId' | 'note'>>,
) {
  const place = layoutPlace(layout, sheet);
  if (!place) return null;
  const reads = headingsRead(layout, place);
  const reading: Reading = {
    register: layout.register,
    layout,
    layoutId: null,
    note: null,
    missing: [],
    ...about,
    unused: place.headings.filter((heading) => heading !== '' && !reads.has(heading)),
  };
  return { reading, read: reads.size, headings: place.headings };
}
