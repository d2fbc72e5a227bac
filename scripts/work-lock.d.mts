/** Runs `work` while no other process of this checkout builds, installs or makes what tests keep; `onWait` is called when one has to be waited for. */
export function alone<T>(onWait: () => void, work: () => Promise<T>): Promise<T>;
