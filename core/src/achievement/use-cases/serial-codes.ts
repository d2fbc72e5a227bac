import { wholly, type Call } from '../../records';
import { achievementConversion } from '../achievement-conversion';
import { highTechProduct } from '../high-tech-product';
import { ACHIEVEMENT_PREFIX, nextSerialCode, PRODUCT_PREFIX } from '../serial-code';

/**
 * The code after the greatest of all products. It is not reserved: of two forms opened at the same time, the second
 * submit is refused, because the code is taken by then.
 */
export async function productSerialCode(call: Call): Promise<string> {
  const products = await wholly(call).records.find(highTechProduct);
  return nextSerialCode(
    PRODUCT_PREFIX,
    products.map(({ code }) => code),
  );
}

/** The same of achievements. */
export async function achievementSerialCode(call: Call): Promise<string> {
  const conversions = await wholly(call).records.find(achievementConversion);
  return nextSerialCode(
    ACHIEVEMENT_PREFIX,
    conversions.map(({ code }) => code),
  );
}
