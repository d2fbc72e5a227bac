import { useEffect, useState } from 'react';
import { usePorts } from '../../../shell/services';

export interface AvatarPictureProps {
  /** URL of the picture on the server; empty without one. */
  link: string;
  /** The bytes, if already in memory. */
  chosen: Uint8Array | null;
  /** Its first character is the placeholder for a missing picture. */
  name: string;
}

/** The picture of a person, 64 px. Fetched with the session token, which the URL of an `<img>` would not carry. */
export function AvatarPicture({ link, chosen, name }: AvatarPictureProps) {
  const { files } = usePorts();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let left = false;
    const show = (bytes: Uint8Array, type: string) => {
      if (left) return;
      made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
      setAddress(made);
    };
    const id = idOf(link);
    if (chosen) show(chosen, 'image/*');
    // Without a picture, or without the permission to fetch it, the placeholder is shown.
    else if (id)
      files.download({ id }).then(
        ({ bytes, type }) => show(bytes, type),
        () => undefined,
      );
    return () => {
      left = true;
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [files, link, chosen]);
  return (
    <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-accent-soft text-title text-accent-text">
      {address ? <img src={address} alt="" className="size-full object-cover" /> : [...name].at(0)?.toUpperCase()}
    </span>
  );
}

function idOf(link: string): string | null {
  return (/[?&]id=(\d+)/.exec(link) ?? /\/picture\/\w+\/(\d+)\//.exec(link))?.[1] ?? null;
}
