import type { SeedManual } from "../../seed-reading.ts";
import { autoKey } from "./auto-key.ts";
import { autoTune2026 } from "./auto-tune-2026.ts";
import { autoTuneEfxPlus } from "./auto-tune-efx-plus.ts";
import { autoTuneHybrid } from "./auto-tune-hybrid.ts";
import { autoTunePro } from "./auto-tune-pro.ts";
import { choir } from "./choir.ts";
import { harmonyEngine } from "./harmony-engine.ts";
import { metamorph } from "./metamorph.ts";
import { vocalChain } from "./vocal-chain.ts";
import { vocodist } from "./vocodist.ts";

export const manuals: Readonly<Record<string, SeedManual>> = {
  "auto-tune-pro": autoTunePro,
  "auto-tune-2026": autoTune2026,
  "auto-tune-hybrid": autoTuneHybrid,
  "auto-tune-efx-plus": autoTuneEfxPlus,
  "auto-key": autoKey,
  "vocal-chain": vocalChain,
  "harmony-engine": harmonyEngine,
  metamorph,
  vocodist,
  choir,
};
