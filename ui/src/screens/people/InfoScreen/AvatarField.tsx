import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import Upload from 'lucide:upload';
import { text } from '@rdm/core/internal/kernel';
import { Button } from '../../../components';
import { useText } from '../../../theme';
import { avatarRule } from './avatar-rule';
import { AvatarPicture } from './AvatarPicture';
import type { ProfileViewModel } from './ProfileViewModel';

const labels = {
  avatar: text('头像', 'Picture'),
  choose: text('上传头像', 'Upload a picture'),
};

/** The picture of a person and the way to another one. */
export const AvatarField = observer(function AvatarField({ person, name }: { person: ProfileViewModel; name: string }) {
  const read = useText();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file) await person.chooseAvatar(new Uint8Array(await file.arrayBuffer()));
  };
  return (
    <div role="group" aria-label={read(labels.avatar)} className="flex items-center gap-4">
      <AvatarPicture link={person.avatar} chosen={person.chosenAvatar} name={name} />
      <div className="min-w-0 space-y-1">
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png"
          aria-label={read(labels.avatar)}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // Reset, so that choosing the same file again after a change fires the event.
            event.target.value = '';
          }}
        />
        <Button
          size="small"
          icon={<Upload aria-hidden size={14} />}
          loading={person.uploading}
          onClick={() => input.current?.click()}
        >
          {read(labels.choose)}
        </Button>
        <p className="text-hint text-dim">{read(avatarRule)}</p>
        {person.avatarError && (
          <p role="alert" className="text-hint text-danger">
            {read(person.avatarError)}
          </p>
        )}
      </div>
    </div>
  );
});
