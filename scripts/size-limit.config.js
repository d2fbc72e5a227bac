import { doors, scriptOf } from './door-scripts.mjs';
import { screens, scriptsOf } from './screen-scripts.mjs';

const pages = await Promise.all(doors.map(scriptOf));

export default [
  ...screens.map(({ name, modules, limit }) => ({ name, path: scriptsOf(modules), limit: `${limit} kB`, gzip: true })),
  ...doors.map(({ door, names, limit }, number) => ({
    name: `@rdm/core/${door} ${names}`,
    path: pages[number],
    limit: `${limit} B`,
    gzip: true,
  })),
];
