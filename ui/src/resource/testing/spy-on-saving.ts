import type { Download } from '@rdm/core/internal/records';
import { afterEach, beforeEach, vi } from 'vitest';

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** How the spy sees a file. */
export const savedAs = ({ name, type, bytes }: Download): SavedFile => ({ name, type, size: bytes.length });

/** A spy that is called with each file that the page hands to the browser to be saved, in all tests of a file. */
export function spyOnSaving() {
  const saved = vi.fn<(file: SavedFile) => void>();
  let content: Blob | MediaSource;
  let restore: () => void;
  beforeEach(() => {
    saved.mockClear();
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      content = given;
      return 'blob:saved';
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (content instanceof Blob) saved({ name: this.download, type: content.type, size: content.size });
    });
    restore = () => {
      made.mockRestore();
      clicked.mockRestore();
    };
  });
  afterEach(() => restore());
  return saved;
}
