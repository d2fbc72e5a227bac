import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * A plugin of the screens' build: compresses scripts and styles at build time, at the highest level, instead of per
 * request.
 */
export function packedAssets() {
  let folder = '';
  return {
    name: 'packed-assets',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir, build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((each) => /\.(js|css|svg)$/.test(each))) {
        const file = path.join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
