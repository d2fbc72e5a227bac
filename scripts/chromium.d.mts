/** The path of a Chromium on PATH or where Debian puts it; null when there is none. */
export declare function findChromium(): string | null;
