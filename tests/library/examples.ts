import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Project } from './installed-package';

const pages = path.resolve(import.meta.dirname, '../../docs/library');
const areas = 'identity, money, calendar, project, enterprise, tax, statistics, assessment, access';

interface Example {
  readonly page: string;
  readonly code: string;
  /** The output promised by the comments `// → …`. */
  readonly said: readonly string[];
}

const examples = fs
  .readdirSync(pages)
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) =>
    [...fs.readFileSync(path.join(pages, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]): Example => ({
      page,
      code: code!,
      said: [...code!.matchAll(/^\s*\/\/ → (.*)$/gm)].map(([, printed]) => printed!.trim()),
    })),
  );

const strict = '--noEmit --strict --module nodenext --target es2022'.split(' ');
const asModule = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } };

/** Every example of the pages is compiled and run in a project that has the library installed. */
export function describeExamples(installed: () => Project): void {
  describe('The pages of the library', () => {
    it.each(areas.split(', '))('show how %s is used', (area) => {
      const shown = examples.filter(({ page, said }) => page === `${area}.md` && said.length > 0);
      expect(shown.length).toBeGreaterThan(0);
    });

    it('compile under strict', () => {
      const files = examples.map(({ code }, index) => installed().write(`example-${index}.ts`, code));
      expect(installed().compile(...strict, ...files)).toBe('');
    });

    it('print what they say', () => {
      const project = installed();
      // One program runs them in turn, because a process for each takes longer than all of them.
      const turns = examples.map(({ code, page }, index) => {
        const title = `example ${index} of ${page}`;
        project.write(`example-${index}.js`, ts.transpileModule(code, asModule).outputText);
        return { title, program: `console.log('${title}');\nawait import('./example-${index}.js');` };
      });
      const { status, output } = project.run(
        project.write('examples.js', turns.map(({ program }) => program).join('\n')),
      );
      const promised = examples.flatMap(({ said }, index) => [turns[index]!.title, ...said]);
      expect({ status, printed: output.split('\n').slice(0, -1) }).toEqual({ status: 0, printed: promised });
      expect(examples.length).toBeGreaterThan(10);
    });
  });
}
