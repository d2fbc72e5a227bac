/** Kinds of pictures that browsers show. */
const PICTURE = /^image\/(png|jpeg|gif)$/;

export const isPicture = ({ contentType }: { readonly contentType: string }): boolean => PICTURE.test(contentType);

/**
 * Where a picture is shown, as a path of the server that needs no session: an `<img>` has none. Whoever knows it may see
 * the picture; it ends with the name of the file in its store, 32 digits that nobody guesses.
 */
export const pictureLink = (file: {
  readonly tenantId: string;
  readonly id: string;
  readonly fileKey: string;
}): string => `/api/blade-resource/picture/${file.tenantId}/${file.id}/${file.fileKey.split('/').at(-1)}`;
