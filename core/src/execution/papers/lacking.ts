import { text, type TemplatePlace, type Text } from '../../kernel';
import type { PaperSource } from './paper-source';
import { tablePlaces, textPlaces } from './places';

/** What of these a paper of a project would leave empty, each with the register it is entered in. */
export function lackingIn(names: readonly string[], source: PaperSource): Text[] {
  const places = [
    ...textPlaces.filter(({ of, asked }) => of(source) === '' && asked?.(source) !== false),
    ...tablePlaces.filter(({ of }) => of(source).length === 0),
  ];
  return places
    .filter(({ name }) => names.includes(name))
    .map(({ name, label, register }) => text(`${register.zh}：${name}`, `${register.en}: ${label.en}`));
}

/** The texts and tables an own template prints; columns belong to their table. */
export const namesUsed = (places: readonly TemplatePlace[]): readonly string[] => [
  ...new Set(places.filter(({ within }) => within.length === 0).map(({ name }) => name)),
];
