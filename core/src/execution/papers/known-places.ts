import type { Text } from '../../kernel';
import type { PrintedDocument } from '../../records';
import { sampleFacts, type PaperFacts } from './paper-facts';
import { tablePlaces, textPlaces } from './places';
import { projectPapers, type PaperKind } from './project-papers';

/** A placeholder as the help of templates lists it. */
export interface KnownPlace {
  readonly name: string;
  readonly label: Text;
  /** Where its value is entered. */
  readonly register: Text;
  readonly example: string;
  /** The program's own document prints it. */
  readonly printed: boolean;
}

export interface KnownTable extends Omit<KnownPlace, 'example'> {
  readonly columns: readonly { readonly name: string; readonly label: Text; readonly example: string }[];
}

/** All placeholders, with those that the program's own document of a kind prints marked. */
export async function knownPlaces(
  _call: unknown,
  { kind }: { readonly kind?: PaperKind },
): Promise<{ readonly texts: readonly KnownPlace[]; readonly tables: readonly KnownTable[] }> {
  const printed = kind ? namesPrinted(kind) : new Set<string>();
  return {
    texts: textPlaces.map(({ name, label, register, example }) => ({
      ...{ name, label, register, example },
      printed: printed.has(name),
    })),
    tables: tablePlaces.map(({ name, label, register, columns }) => ({
      ...{ name, label, register, columns },
      printed: printed.has(name),
    })),
  };
}

/** The program's own document with its placeholders in place of values: a template to begin with. */
export const sampleTemplate = async (
  _call: unknown,
  { kind }: { readonly kind: PaperKind },
): Promise<PrintedDocument> => ({
  name: `${projectPapers[kind].label.zh}-样例模板.docx`,
  content: projectPapers[kind].content(sampleFacts),
});

function namesPrinted(kind: PaperKind): ReadonlySet<string> {
  const asked = new Set<string>();
  const watched: PaperFacts = {
    text: (name) => {
      asked.add(name);
      return sampleFacts.text(name);
    },
    rows: (name, columns) => {
      asked.add(name);
      return sampleFacts.rows(name, columns);
    },
  };
  projectPapers[kind].content(watched);
  return asked;
}
