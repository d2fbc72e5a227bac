import { makeAutoObservable, observableRef } from 'mobx';
import { readLayout } from '@rdm/core/internal/intake';
import { fill, text, type SheetContent } from '@rdm/core/internal/kernel';
import {
  applyLayout,
  cellAsText,
  columnHeading,
  columnOf,
  comparedHeading,
  fingerprintOf,
  headingsOfSource,
  headingsRead,
  layoutPlace,
  requiredInWorkbook,
  type Field,
  type FieldSource,
  type HeadingPlace,
  type LaidOutSheet,
  type Layout,
  type Resource,
} from '@rdm/core/internal/records';
import type { Unsaved } from '../../../resource/hold-unsaved';
import type { ResourceServices } from '../../../resource/ResourceServices';

/** A field of the register that the file may fill. */
export interface MappedField {
  readonly name: string;
  readonly field: Field;
  /** The official heading. */
  readonly heading: string;
  readonly isRequired: boolean;
}

/** A column of the file. */
export interface FileColumn {
  readonly heading: string;
  /** The first cells that are not blank. */
  readonly samples: readonly string[];
}

const SAMPLES = 3;
/** Steps back that are kept. */
const MOST_PAST = 100;

const labels = {
  leave: text('“{name}”的对应列尚未保存，确定离开?', 'Leave the columns of {name} without saving?'),
  lost: text('所作的改动不会保留', 'What was changed is not kept'),
  verb: text('离开', 'Leave'),
};

/** Maps the columns of a file to the fields of a register; every change shows at once what comes out. */
export class LayoutEditor implements Unsaved {
  layout: Layout;
  past: readonly Layout[] = [];
  /** Saved or given up. */
  isClosed = false;
  readonly fields: readonly MappedField[];
  /** Where the headings stand; null where the sheet has none of the layout. */
  readonly place: HeadingPlace | null;
  readonly columns: readonly FileColumn[];

  constructor(
    readonly resource: Resource,
    readonly sheet: SheetContent,
    readonly fileName: string,
    layout: Layout,
    private readonly confirm: ResourceServices['confirm'],
  ) {
    this.layout = layout;
    this.place = layoutPlace(layout, sheet);
    this.columns = this.place ? columnsOf(sheet, this.place) : [];
    this.fields = (resource.workbook ?? []).flatMap((name) => {
      const column = columnOf(resource, name);
      if (!column || !('field' in column)) return [];
      const { field } = column;
      return [{ name, field, heading: columnHeading(column), isRequired: requiredInWorkbook(field) }];
    });
    makeAutoObservable<this, 'confirm'>(this, {
      layout: observableRef,
      past: observableRef,
      fields: false,
      place: false,
      columns: false,
      confirm: false,
    });
  }

  get isUnsaved(): boolean {
    return !this.isClosed && this.past.length > 0;
  }

  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    const title = fill(labels.leave, { name: this.fileName });
    return this.confirm({ title, body: labels.lost, verb: labels.verb });
  }

  close(): void {
    this.isClosed = true;
  }

  /** The layout with the headings that a file needs to be read by it. */
  get complete(): Layout {
    const { layout, place } = this;
    if (!place || this.past.length === 0) return layout;
    const needed = new Set(Object.values(layout.fields).flatMap(headingsOfSource));
    const headings = place.headings.filter((heading) => heading !== '' && needed.has(comparedHeading(heading)));
    return { ...layout, headings };
  }

  /** The first rows as the register would get them; null where the layout reads no column of the file. */
  get result(): LaidOutSheet | null {
    const { resource, fileName } = this;
    return applyLayout(this.complete, this.sheet, { resource, fileName });
  }

  /** Required fields without a source. */
  get missing(): readonly MappedField[] {
    return this.fields.filter(({ name, isRequired }) => isRequired && !this.layout.fields[name]);
  }

  /** Headings of the file that no field reads. */
  get unused(): readonly string[] {
    if (!this.place) return [];
    const read = headingsRead(this.layout, this.place);
    return this.columns.flatMap(({ heading }) => (read.has(heading) ? [] : [heading]));
  }

  /** Whether files can be read this way: nothing required lacks, every pattern can be read, and rows come out. */
  get isReady(): boolean {
    return this.missing.length === 0 && this.isValid && (this.result?.rows.length ?? 0) > 1;
  }

  get isValid(): boolean {
    return readLayout(JSON.stringify(this.complete)) !== null;
  }

  get fingerprint(): string {
    return fingerprintOf(this.place?.headings ?? []);
  }

  /** The first results of a field that are not blank. */
  resultsOf({ heading }: MappedField): readonly string[] {
    const { result } = this;
    const at = result?.rows[0]?.indexOf(heading) ?? -1;
    if (!result || at < 0) return [];
    return result.rows
      .slice(1)
      .map((row) => cellAsText(row[at]))
      .filter(Boolean)
      .slice(0, SAMPLES);
  }

  /** All texts that come out of a field now, each once. */
  valuesOf({ heading }: MappedField): readonly string[] {
    const at = this.result?.rows[0]?.indexOf(heading) ?? -1;
    return at < 0 ? [] : [...new Set(this.result!.rows.slice(1).map((row) => cellAsText(row[at])))].filter(Boolean);
  }

  setSource(name: string, source: FieldSource | null): void {
    const { [name]: _, ...others } = this.layout.fields;
    // The order of the register is kept, in which a reader finds them.
    const given: Readonly<Record<string, FieldSource>> = source ? { ...others, [name]: source } : others;
    const fields = Object.fromEntries(
      this.fields.flatMap((field) => {
        const each = given[field.name];
        return each ? [[field.name, each] as const] : [];
      }),
    );
    this.change({ fields });
  }

  change(changed: Partial<Layout>): void {
    this.past = [...this.past, this.layout].slice(-MOST_PAST);
    this.layout = { ...this.layout, ...changed };
  }

  /** Leaves a rule out of the layout. */
  drop(rule: 'sheet' | 'carriedDown' | 'skipped' | 'leavesOutBlank' | 'leavesOutUnknown' | 'unfolded'): void {
    this.change({});
    const { [rule]: _, ...others } = this.layout;
    this.layout = others;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.layout = before;
  }
}

function columnsOf({ rows }: SheetContent, { headings, data }: HeadingPlace): FileColumn[] {
  return headings.flatMap((heading, at) => {
    if (heading === '') return [];
    const cells = rows.slice(data).map((row) => cellAsText(row[at]));
    return [{ heading, samples: cells.filter(Boolean).slice(0, SAMPLES) }];
  });
}
