import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'core/src/library');
const doors = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length).replaceAll(path.sep, '/'));

const docs = path.join(root, 'docs/library');
const pages = fs
  .readdirSync(docs)
  .filter((page) => page.endsWith('.md'))
  .map((page) => fs.readFileSync(path.join(docs, page), 'utf8'))
  .join('\n')
  // What stands in an example is shown, not described.
  .replaceAll(/^```.*?^```$/gms, '');

/** Names in code spans: `name`, `name(arguments)`. */
const described = new Set([...pages.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name]) => name!));

const files = doors.map((door) => path.join(folder, `${door}.ts`));
const program = ts.createProgram(files, {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
});
const checker = program.getTypeChecker();

/** What a door exports to programs that run, each with its declaration; types have nothing to call. */
function exportsOf(door: string): { name: string; symbol: ts.Symbol; declaration: ts.Declaration }[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path.join(folder, `${door}.ts`))!)!;
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.valueDeclaration;
    return declaration === undefined ? [] : [{ name: exported.name, symbol, declaration }];
  });
}

function isCalled(declaration: ts.Declaration): boolean {
  if (ts.isFunctionDeclaration(declaration) || ts.isClassDeclaration(declaration)) return true;
  return ts.isVariableDeclaration(declaration) && ts.isArrowFunction(declaration.initializer ?? declaration);
}

describe('The table of doors', () => {
  it.each(['core/README.md', 'docs/library/README.md'])(
    'of %s has every door, and none that does not exist',
    (page) => {
      const rows = fs.readFileSync(path.join(root, page), 'utf8').match(/^\| .*@rdm\/core.*$/gm) ?? [];
      const listed = rows.flatMap((row) => [...row.matchAll(/`(@rdm\/core[\w/]*)`/g)].map(([, door]) => door));
      const existing = doors.map((door) => (door === 'index' ? '@rdm/core' : `@rdm/core/${door}`));
      expect([...new Set(listed)].toSorted()).toEqual(existing.toSorted());
    },
  );
});

describe.each(doors)('The door %s', (door) => {
  const exported = exportsOf(door);

  it('has something to call', () => {
    expect(exported.filter(({ declaration }) => isCalled(declaration)).length).toBeGreaterThan(0);
  });

  it('is described: every name stands on a page of docs/library', () => {
    expect(exported.map(({ name }) => name).filter((name) => !described.has(name))).toEqual([]);
  });

  it('says in the source what each function gives', () => {
    const silent = exported.filter(
      ({ symbol, declaration }) =>
        isCalled(declaration) && ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() === '',
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
