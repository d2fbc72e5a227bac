export interface ServedGallery {
  /** The address of the component page. */
  readonly url: string;
  close(): Promise<void>;
}

export function serveGallery(): Promise<ServedGallery>;
