import { convertUnit } from './convert-unit';
import { plain, requiredDecimal, requiredDivisor, type Decimal, type DecimalInput } from './decimal';
import type { MoneyUnit } from './money-unit';

/**
 * An exact amount of money whose unit is part of its type: adding 元 to 千元 does not compile.
 * Immutable; nothing is rounded before `round` or `toString`. Quotients are kept to 40 decimals.
 */
export class Amount<U extends MoneyUnit> {
  readonly #value: Decimal;

  private constructor(
    value: Decimal,
    readonly unit: U,
  ) {
    this.#value = value;
  }

  /** @throws DomainError `NOT_AN_AMOUNT` when `value` is no plain decimal */
  static of<U extends MoneyUnit>(value: DecimalInput, unit: U): Amount<U> {
    return new Amount(requiredDecimal(value), unit);
  }

  plus(other: Amount<U>): Amount<U> {
    return this.#with(this.#value.plus(other.#value));
  }

  minus(other: Amount<U>): Amount<U> {
    return this.#with(this.#value.minus(other.#value));
  }

  /** @throws DomainError `NOT_AN_AMOUNT` when `factor` is no plain decimal */
  times(factor: DecimalInput): Amount<U> {
    return this.#with(this.#value.times(requiredDecimal(factor)));
  }

  /** @throws DomainError `NOT_AN_AMOUNT` when the divisor is no plain decimal, or 0 */
  dividedBy(divisor: DecimalInput): Amount<U> {
    return this.#with(this.#value.div(requiredDivisor(divisor)));
  }

  /** Half-up, away from zero for negatives. */
  round(places = 2): Amount<U> {
    return this.#with(this.#value.round(places));
  }

  negate(): Amount<U> {
    return this.#with(this.#value.neg());
  }

  compare(other: Amount<U>): -1 | 0 | 1 {
    return this.#value.cmp(other.#value);
  }

  isZero(): boolean {
    return this.#value.eq(0);
  }

  min(other: Amount<U>): Amount<U> {
    return this.compare(other) <= 0 ? this : other;
  }

  max(other: Amount<U>): Amount<U> {
    return this.compare(other) >= 0 ? this : other;
  }

  /** The same money in another unit, exactly. */
  in<V extends MoneyUnit>(unit: V): Amount<V> {
    return new Amount(convertUnit(this.#value, this.unit, unit), unit);
  }

  /** 2 decimals half-up, as in forms. */
  toString(): string {
    return plain(this.#value, 2);
  }

  /** All digits, not rounded. */
  toExact(): string {
    return plain(this.#value);
  }

  toJSON(): string {
    return this.toString();
  }

  #with(value: Decimal): Amount<U> {
    return new Amount(value, this.unit);
  }
}

/** An amount in 元. @throws when `value` is not a number */
export const yuan = (value: DecimalInput): Amount<'yuan'> => Amount.of(value, 'yuan');

/** An amount in 千元, as form 107-2 has them. @throws when `value` is not a number */
export const thousandYuan = (value: DecimalInput): Amount<'thousandYuan'> => Amount.of(value, 'thousandYuan');

/** An amount in 万元, as project budgets are. @throws when `value` is not a number */
export const tenThousandYuan = (value: DecimalInput): Amount<'tenThousandYuan'> => Amount.of(value, 'tenThousandYuan');
