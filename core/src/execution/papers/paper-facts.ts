import type { TemplateValues } from '../../kernel';
import { tablePlaces, textPlaces } from './places';
import type { PaperSource } from './paper-source';

/** What a paper prints: the values of a project, or in a sample template the placeholders themselves. */
export interface PaperFacts {
  /** Empty where there is no value. @throws for a name that is no placeholder */
  readonly text: (name: string) => string;
  /** The rows of a table, with these columns in their order. */
  readonly rows: (name: string, columns: readonly string[]) => readonly (readonly string[])[];
}

/** The values of every placeholder for a project. */
export const valuesOf = (source: PaperSource): TemplateValues => ({
  texts: Object.fromEntries(textPlaces.map(({ name, of }) => [name, of(source)])),
  tables: Object.fromEntries(tablePlaces.map(({ name, of }) => [name, of(source)])),
});

export const factsOf = ({ texts, tables }: TemplateValues): PaperFacts => ({
  text: (name) => known(texts[name], name),
  rows: (name, columns) => known(tables[name], name).map((row) => columns.map((column) => known(row[column], column))),
});

/** Every place shows its placeholder, and every table one row, which is repeated. */
export const sampleFacts: PaperFacts = {
  text: (name) => `{{${name}}}`,
  rows: (name, columns) => [
    columns.map((column, at) => {
      const begins = at === 0 ? `{{#${name}}}` : '';
      const ends = at === columns.length - 1 ? `{{/${name}}}` : '';
      return `${begins}{{${column}}}${ends}`;
    }),
  ],
};

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no placeholder ${name}`);
  return value;
}
