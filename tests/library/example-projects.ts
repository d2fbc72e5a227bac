import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { Window } from 'happy-dom';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { readManifest, toolVersions, type InstalledPackage, type Manifest, type Project } from './installed-package';

const examples = path.resolve(import.meta.dirname, '../../docs/library/examples');

/** The output that the README of an example promises, line by line. */
function promised(name: string): string[] {
  const page = fs.readFileSync(path.join(examples, name, 'README.md'), 'utf8');
  return /^```text\n(.*?)^```$/ms.exec(page)![1]!.trimEnd().split('\n');
}

/** The projects that newcomers copy, each copied into a project that has installed the package. */
export function describeExampleProjects(installed: () => InstalledPackage): void {
  const copied = (name: string): Project => {
    const { type, devDependencies = {} } = readManifest(path.join(examples, name));
    const { alone, project: withPeer, another } = installed();
    const project = another(name, type, 'fast-check' in devDependencies ? withPeer : alone);
    fs.cpSync(path.join(examples, name), project.folder, { recursive: true });
    return project;
  };
  const lines = (output: string) => output.trimEnd().split('\n');

  describe('The example', () => {
    it.each(fs.readdirSync(examples))('%s installs this package, and the tools of this repository', (name) => {
      const { dependencies, devDependencies = {} }: Manifest = readManifest(path.join(examples, name));
      expect(dependencies).toEqual({ '@rdm/core': `file:${path.basename(installed().tarball)}` });
      expect(toolVersions).toMatchObject(devDependencies);
    });

    it.each(['node-esm', 'node-cjs'])('%s prints what its README says', (name) => {
      const { status, output } = copied(name).run('main.js');
      expect({ status, printed: lines(output) }).toEqual({ status: 0, printed: promised(name) });
    });

    it('property-suite passes as its README says', () => {
      const { status, output } = copied('property-suite').run('--test', '--test-reporter=tap');
      const results = lines(output).filter((line) => /^(ok|not ok|# pass|# fail) /.test(line));
      expect({ status, results }).toEqual({ status: 0, results: promised('property-suite') });
    });

    it('browser is built by Vite, and its page says what its README says', async () => {
      const project = copied('browser');
      expect(project.compile('-p', '.')).toBe('');
      const page = await builtPage(project.folder);
      const dialogue = promised('browser');
      const said = dialogue
        .filter((_, at) => at % 2 === 0)
        .flatMap((typing) => {
          const [id, typed] = typing.split(/ (.*)/);
          return [typing, page.says(id!, typed!)];
        });
      expect(said).toEqual(dialogue);
    });
  });
}

/** Builds the page of a project, and opens what was built. */
async function builtPage(folder: string): Promise<{ says(id: string, typed: string): string }> {
  await build({ configFile: false, root: folder, logLevel: 'error', build: { modulePreload: false } });
  const dist = path.join(folder, 'dist');
  const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  const [, script] = /<script type="module"[^>]* src="([^"]+)">/.exec(html)!;
  const { document, Event } = new Window();
  document.write(html.replaceAll(/<script.*?<\/script>/g, ''));
  vm.runInNewContext(fs.readFileSync(path.join(dist, script!), 'utf8'), { document });
  return {
    says: (id, typed) => {
      const field = document.querySelector<'input'>(`#${id}` as 'input')!;
      field.value = typed;
      field.dispatchEvent(new Event('input'));
      return document.querySelector(`#${id}-says`)!.textContent;
    },
  };
}
