import { screens, scriptsOf } from './screen-scripts.mjs';

export default screens.map(({ name, modules, limit }) => ({
  name,
  path: scriptsOf(modules),
  limit: `${limit} kB`,
  gzip: true,
}));
