import type { Download } from '@rdm/core/kernel';
import { download } from '../download';

/**
 * Shows a file in a tab of its own. The tab is opened at once, while the browser still sees the click behind it, and
 * closed when there is nothing to show; where no tab may be opened the file is saved.
 */
export async function openPreview(load: () => Promise<Download>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const file = await load();
    if (!tab) return download(file);
    tab.location.href = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.type }));
  } catch (error) {
    tab?.close();
    throw error;
  }
}
