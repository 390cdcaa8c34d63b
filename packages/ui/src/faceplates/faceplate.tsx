import { AutoTune2026Plate } from "./auto-tune-2026.tsx";
import { AutoTuneHybridPlate } from "./auto-tune-hybrid.tsx";
import { AutoTuneProPlate } from "./auto-tune-pro.tsx";
import { VocalEqPlate } from "./vocal-eq.tsx";
import { VocodistPlate } from "./vocodist.tsx";

const plates = {
  "auto-tune-2026": AutoTune2026Plate,
  "auto-tune-hybrid": AutoTuneHybridPlate,
  "auto-tune-pro": AutoTuneProPlate,
  "vocal-eq": VocalEqPlate,
  vocodist: VocodistPlate,
};

export type FaceplateName = keyof typeof plates;

/** The drawn window of a product. A picture only: what it is stands beside it in words. */
export function Faceplate({ name }: { name: FaceplateName }) {
  const Plate = plates[name];
  return <Plate />;
}

export function hasFaceplate(product: string): product is FaceplateName {
  return Object.hasOwn(plates, product);
}
