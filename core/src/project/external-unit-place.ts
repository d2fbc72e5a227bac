/** What of an external unit says where it is: its kind, or for 其他 its place. */
export interface UnitPlace {
  readonly kind?: string | null;
  readonly place?: string | null;
}

/** Whether a unit is abroad (境外); of kind 其他 without a place it counts as domestic. */
export const isAbroad = ({ kind, place }: UnitPlace): boolean =>
  kind === 'overseas' || kind === 'personAbroad' || (kind === 'other' && place === 'abroad');

/** Whether it is a person abroad (境外个人), whose fees do not count (财税〔2018〕64号 第六条). */
export const isPersonAbroad = ({ kind }: UnitPlace): boolean => kind === 'personAbroad';
