export function besideAddressedLock<T>(registry: string, install: () => Promise<T>): Promise<T>;
export function removeAddressedLock(): void;
export function addressed(lock: string, registry: string): string;
