// node scripts/cast-mould.mjs FILE: writes the files of a new embedded database as a tar.
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const file = process.argv[2];
const engine = await PGlite.create();
const dump = await engine.dumpDataDir('none');
// Under another name first: a killed process leaves no half of it.
const draft = `${file}.${process.pid}`;
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
fs.renameSync(draft, file);
process.exit(0);
