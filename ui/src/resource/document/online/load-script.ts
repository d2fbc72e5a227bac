const loading = new Map<string, Promise<void>>();

/** Loads a script once; a failed load can be retried. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const arriving = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(address);
      reject(new Error(`The script ${address} did not load`));
    };
    document.head.append(script);
  });
  loading.set(address, arriving);
  return arriving;
}
