import { VocalCompressorPlate } from "./vocal-compressor.tsx";
import { VocalDeEsserPlate } from "./vocal-de-esser.tsx";
import { VocalEqPlate } from "./vocal-eq.tsx";
import { VocalPrepPlate } from "./vocal-prep.tsx";
import { VocalReverbPlate } from "./vocal-reverb.tsx";

/** The drawn windows of the vocal chain, by product id. */
export const vocalChainPlates = {
  "VC-PREP": VocalPrepPlate,
  "VC-EQ": VocalEqPlate,
  "VC-COMPRESSOR": VocalCompressorPlate,
  "VC-DE-ESSER": VocalDeEsserPlate,
  "VC-REVERB": VocalReverbPlate,
};
