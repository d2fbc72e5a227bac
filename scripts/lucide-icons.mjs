import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at } from './root.mjs';

const PREFIX = 'lucide:';
const require = createRequire(import.meta.url);
const drawn = JSON.stringify(at('ui/src/components/drawn-icon.tsx'));

/**
 * A plugin of the screens' build: `import Check from 'lucide:check'` is the icon of that name. The set is one file: as a
 * package with a module for each icon it would be a sixth of the files that a first start installs.
 */
export function lucideIcons() {
  let set;
  const bodyOf = (name) => {
    set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8'));
    const { parent = name, ...turned } = set.aliases[name] ?? {};
    const body = set.icons[parent]?.body;
    if (body === undefined || Object.keys(turned).length > 0) throw new Error(`Lucide has no icon named ${name}.`);
    return body;
  };
  return {
    name: 'lucide-icons',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const body = bodyOf(id.slice(PREFIX.length + 1));
      const code = [
        `import { drawnIcon } from ${drawn};`,
        `export default /* @__PURE__ */ drawnIcon(${JSON.stringify(body)});`,
      ];
      return { code: code.join('\n'), moduleSideEffects: false };
    },
  };
}
