// Remarks on webhook URLs of brand files for `punto brands check`: those that the webhook sender would refuse.
import type { Brands } from '../brands/brand.ts';
import type { BrandFault } from '../brands/brand-folder.ts';
import type { FileFault } from '../input/file-fault.ts';
import { rangesOf } from './address-guard.ts';
import { type ResolveName, webhookRefusal } from './guarded-post.ts';

/** Time to resolve a name. */
const RESOLVE_MS = 3_000;

/** Resolves host names with the resolver of this machine; a name that cannot be resolved has no remark. */
export const webhookRemarks = async (
  brands: Brands,
  faultAt: BrandFault,
  resolve?: ResolveName,
): Promise<readonly FileFault[]> => {
  const remarks = [...brands.values()].flatMap(({ id, webhooks }) =>
    (webhooks?.urls ?? []).map(async (url, i) => {
      const allowed = rangesOf(webhooks?.privateRanges ?? []);
      const refusal = await webhookRefusal(url, {
        ...{ allowed, timeoutMs: RESOLVE_MS },
        ...(resolve && { resolve }),
      });
      return refusal === null
        ? null
        : faultAt(id, ['webhooks', 'urls', i], `no webhook is sent to this address: ${refusal}`);
    }),
  );
  return (await Promise.all(remarks)).filter((remark) => remark !== null);
};
