import type { FrontDoor } from './front/front-door';
import { openDoor } from './front/open-door';
import { readSettings } from './settings';

/**
 * What `npm start` opens before it loads the rest. Undefined where a setting is wrong, which the start says.
 * @throws the error of `listen`
 */
export async function doorBy(environment: NodeJS.ProcessEnv): Promise<FrontDoor | undefined> {
  const read = readSettings(environment);
  return 'mistakes' in read ? undefined : openDoor(read.settings);
}
