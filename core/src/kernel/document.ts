import type { Text } from './text';

/** The content of a document, part by part; the layout is up to the writer. All texts are printed verbatim. */
export interface DocumentContent {
  readonly title: string;
  /** A line under the title, e.g. whose form it is. */
  readonly subtitle?: string;
  readonly parts: readonly DocumentPart[];
}

export type DocumentPart =
  /** A numbered section begins, e.g. 一、研发内容. */
  | { readonly kind: 'heading'; readonly text: string }
  /** Paragraphs; line breaks within one are kept. */
  | { readonly kind: 'paragraphs'; readonly paragraphs: readonly string[] }
  /** A table of labels and values, two pairs side by side unless a value is `wide`. */
  | { readonly kind: 'facts'; readonly facts: readonly DocumentFact[] }
  /** A table of amounts with its unit and a total under it. Amounts are decimal strings. */
  | {
      readonly kind: 'amounts';
      readonly headings: readonly [string, string];
      /** E.g. 单位：万元. */
      readonly unit: string;
      readonly rows: readonly (readonly [string, string])[];
      readonly total: readonly [string, string];
    }
  /** A table of short cells under a row of headings, which is repeated on every page. */
  | {
      readonly kind: 'grid';
      readonly headings: readonly string[];
      readonly rows: readonly (readonly DocumentCell[])[];
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Lines to sign, stamp and date by hand. */
  | { readonly kind: 'signatures'; readonly lines: readonly string[] };

export interface DocumentFact {
  readonly label: string;
  readonly value: string;
  /** Takes a whole line. */
  readonly wide?: boolean;
}

/** Text, or an amount as a decimal string, which stands at the right. */
export type DocumentCell = string | { readonly amount: string };

/** Writes documents for filing: paper size, fonts and margins of an official form. */
export interface DocumentWriter {
  write(content: DocumentContent): Promise<Uint8Array>;
}
export const DocumentWriter = Symbol('DocumentWriter');

/** The values a template is filled with by the names of its placeholders; the rows of its tables, by their columns. */
export interface TemplateValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** A placeholder as it stands in a template: `{{name}}`, or `{{#name}} … {{/name}}` around what is repeated. */
export interface TemplatePlace {
  readonly kind: 'text' | 'table';
  readonly name: string;
  /** The tables it stands in, from the outside in. */
  readonly within: readonly string[];
}

/** The placeholders of a template, or one sentence each about what keeps it from being filled. */
export type TemplateReading =
  | { readonly ok: true; readonly places: readonly TemplatePlace[] }
  | { readonly ok: false; readonly faults: readonly Text[] };

/** Fills documents that people laid out themselves; their look stays as it is. */
export interface TemplateFiller {
  /** Whatever the bytes are: a file that is no document is a fault. */
  read(bytes: Uint8Array): Promise<TemplateReading>;
  /**
   * Values are printed verbatim with their line breaks; a place without a value is left empty.
   *
   * @param bytes A template that can be read.
   */
  fill(bytes: Uint8Array, values: TemplateValues): Promise<Uint8Array>;
}
export const TemplateFiller = Symbol('TemplateFiller');
