import { autoTunePlates } from "./auto-tune-plates.ts";
import { creativePlates } from "./creative-plates.ts";
import { UnlimitedPlate } from "./unlimited.tsx";
import { vocalChainPlates } from "./vocal-chain-plates.ts";

/** By product id, as the pictures that are drawn from them. */
const plates = {
  ...autoTunePlates,
  ...vocalChainPlates,
  ...creativePlates,
  "AT-UNLIMITED-M": UnlimitedPlate,
  "AT-UNLIMITED-Y": UnlimitedPlate,
};

type FaceplateId = keyof typeof plates;

function isFaceplateId(pid: string): pid is FaceplateId {
  return Object.hasOwn(plates, pid);
}

export const faceplateIds: readonly FaceplateId[] = Object.keys(plates).filter(isFaceplateId);

/** The drawn window of a product. A picture only: what it is stands beside it in words. */
export function Faceplate({ pid }: { pid: FaceplateId }) {
  const Plate = plates[pid];
  return <Plate />;
}
