import { productStanding } from '../../achievement';
import { text, type Trace } from '../../kernel';
import { summed } from './summed';
import type { YearFacts } from './year-facts';

const label = text('高新技术产品（服务）收入', 'Income from high-tech products');
const formula = text('该产品凭证收入与填报收入', 'Its income by vouchers and as typed');

/** Income of the high-tech products of a year; null where no product has income, which is unknown and not 0. */
export const productIncome = (facts: YearFacts, year: number): Promise<Trace | null> =>
  facts.other(`products ${year}`, async (call) => {
    const { products } = await productStanding(call, { year: String(year) });
    if (products.every(({ months }) => months.length === 0)) return null;
    return summed(
      { key: `products/${year}`, label },
      products.map(({ productId, code, name, total }) => ({
        ...{ key: `product/${productId}`, label: text(`${code} ${name}`, `${code} ${name}`), value: total, formula },
        ...{ inputs: [], source: { resource: 'blade-rdm/hightechproduct', id: productId } },
      })),
    );
  });
