import { autoTunePlates } from "./auto-tune-plates.ts";
import { creativePlates } from "./creative-plates.ts";
import { EssentialsPlate } from "./essentials.tsx";
import { LegacyPlate } from "./legacy.tsx";
import { ProducerPlate } from "./producer.tsx";
import { UnlimitedPlate } from "./unlimited.tsx";
import { VocalChainBundlePlate } from "./vocal-chain-bundle.tsx";
import { vocalChainPlates } from "./vocal-chain-plates.ts";

/** By product id, like the images rendered from them. `imageOf` maps a product without one to the one it shows. */
const plates = {
  ...autoTunePlates,
  ...vocalChainPlates,
  ...creativePlates,
  "VC-BUNDLE": VocalChainBundlePlate,
  "AT-UNLIMITED": UnlimitedPlate,
  "AT-PRODUCER": ProducerPlate,
  "AT-ESSENTIALS": EssentialsPlate,
  LEGACY: LegacyPlate,
};

type FaceplateId = keyof typeof plates;

function isFaceplateId(pid: string): pid is FaceplateId {
  return Object.hasOwn(plates, pid);
}

export const faceplateIds: readonly FaceplateId[] = Object.keys(plates).filter(isFaceplateId);

/** The drawn window of a product. Decorative: the text beside it names the product. */
export function Faceplate({ pid }: { pid: FaceplateId }) {
  const Plate = plates[pid];
  return <Plate />;
}
