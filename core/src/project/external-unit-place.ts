/** What of an external unit says where and what it is: its kind, or for 其他 its place and whether it is a person. */
export interface UnitPlace {
  readonly kind?: string | null;
  readonly place?: string | null;
  readonly holder?: string | null;
}

/** Whether a unit is abroad (境外); of kind 其他 without a place it counts as domestic. */
export const isAbroad = ({ kind, place }: UnitPlace): boolean =>
  kind === 'overseas' || kind === 'personAbroad' || (kind === 'other' && place === 'abroad');

/** Whether it is a person (个人); of kind 其他 an institution unless it says so. */
export const isPerson = ({ kind, holder }: UnitPlace): boolean =>
  kind === 'personDomestic' || kind === 'personAbroad' || (kind === 'other' && holder === 'person');

/** Whether it is an individual abroad (境外个人), whose fees do not count (财税〔2018〕64号 第六条). */
export const isPersonAbroad = (unit: UnitPlace): boolean => isAbroad(unit) && isPerson(unit);
