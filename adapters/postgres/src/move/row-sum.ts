import { createHash } from 'node:crypto';

const MODULUS = 1n << 256n;

/**
 * The checksum of a set of rows: their number, and the sum of their SHA-256 modulo 2^256. Neither depends on the order,
 * so databases that sort differently are compared without sorting.
 */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  /** @param row as the database writes it */
  add(row: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % MODULUS;
  }

  get rows(): number {
    return this.#rows;
  }

  /** 64 hexadecimal digits. */
  get checksum(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }

  equals(other: RowSum): boolean {
    return this.#rows === other.#rows && this.#sum === other.#sum;
  }
}
