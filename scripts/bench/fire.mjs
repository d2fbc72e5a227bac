import { at } from '../root.mjs';
import { node, runOrFail } from '../run-command.mjs';

/** Requests a URL over so many connections for so many seconds, by autocannon in a process of its own. */
export async function fire(url, headers, { connections, seconds }) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const [program, args] = node(
    at('node_modules/autocannon/autocannon.js'),
    ...['-j', '-n', '-c', String(connections), '-d', String(seconds), ...given, url],
  );
  const printed = await runOrFail('autocannon failed.', program, args);
  const { requests, latency, non2xx, errors } = JSON.parse(printed.slice(printed.indexOf('{')));
  if (non2xx > 0 || errors > 0) throw new Error(`${url} refused ${non2xx + errors} requests`);
  return { average: requests.average, p50: latency.p50, p97_5: latency.p97_5 };
}
