import type { TemplatePlace, TemplateReading, TemplateValues, Text } from '@rdm/core/internal/kernel';
import Docxtemplater from 'docxtemplater';
import InspectModule from 'docxtemplater/js/inspect-module.js';
import PizZip from 'pizzip';
import { SaxesParser } from 'saxes';
import { printableLines } from './runs';
import { faultOf, templateFaults, unsupportedMark } from './template-faults';

type Options = Docxtemplater.DXT.ConstructorOptions;
type Part = ReturnType<InspectModule['getAllStructuredTags']>[number];

const options: Options = {
  delimiters: { start: '{{', end: '}}' },
  // A loop around whole paragraphs leaves no empty ones behind.
  paragraphLoop: true,
  linebreaks: true,
  // Names, never expressions: nothing of a template is run.
  parser: (tag) => ({ get: (scope: object) => (Object.hasOwn(scope, tag) ? scope[tag as keyof typeof scope] : null) }),
  nullGetter: () => '',
  errorLogging: false,
  syntax: { changeDelimiterPrefix: null },
};

/** The placeholders of a document in its text, tables, headers and footers. */
export function readTemplate(bytes: Uint8Array): TemplateReading {
  const inspector = new InspectModule();
  try {
    const zip = new PizZip(bytes);
    requireWellFormed(zip);
    new Docxtemplater(zip, { ...options, modules: [inspector] });
  } catch (error) {
    return { ok: false, faults: faultsOf(error) };
  }
  const parts = inspector.getAllStructuredTags();
  const marks = unsupportedIn(parts);
  return marks.length > 0 ? { ok: false, faults: marks } : { ok: true, places: placesIn(parts, []) };
}

/** The library passes on what is not well-formed, and Word then opens nothing. @throws Error at the first fault */
function requireWellFormed(zip: PizZip): void {
  for (const part of Object.values(zip.files)) {
    // Without a handler of errors the parser throws them.
    if (!part.dir && /\.(xml|rels)$/.test(part.name)) new SaxesParser({ xmlns: true }).write(part.asText()).close();
  }
}

/** The document with values in the places of its placeholders. */
export function filledTemplate(bytes: Uint8Array, { texts, tables }: TemplateValues): Uint8Array {
  const document = new Docxtemplater(new PizZip(bytes), options);
  document.render({
    ...printable(texts),
    ...Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(printable)])),
  });
  return document.toUint8Array({ compression: 'DEFLATE' });
}

const printable = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, printableLines(value).join('\n')]));

const placesIn = (parts: readonly Part[], within: readonly string[]): TemplatePlace[] =>
  parts.flatMap((part) =>
    isTable(part)
      ? [
          { kind: 'table' as const, name: part.value, within },
          ...placesIn(part.subparsed ?? [], [...within, part.value]),
        ]
      : [{ kind: 'text' as const, name: part.value, within }],
  );

const isTable = ({ module }: Part): boolean => module === 'loop';

/** Placeholders that are neither values nor rows, such as `{{@xml}}`, which would print a value as it is. */
const unsupportedIn = (parts: readonly Part[]): Text[] =>
  parts.flatMap((part) => [
    ...((part.module && !isTable(part)) || part.inverted ? [unsupportedMark(part.raw ?? part.value)] : []),
    ...unsupportedIn(part.subparsed ?? []),
  ]);

interface LibraryError {
  readonly properties?: {
    readonly id?: string;
    readonly xtag?: string;
    readonly openingtag?: string;
    readonly errors?: readonly LibraryError[];
  };
}

/** One sentence for each error; a zip or XML that cannot be read is a damaged document. */
function faultsOf(error: unknown): Text[] {
  const { properties } = error as LibraryError;
  if (!properties) return [templateFaults.damaged];
  const found = (properties.errors ?? [error as LibraryError]).map(({ properties: of }) =>
    faultOf(of?.id, of?.openingtag ?? of?.xtag ?? ''),
  );
  return [...new Map(found.map((fault) => [fault.zh, fault])).values()];
}
