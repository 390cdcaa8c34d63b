import { ChoirPlate } from "./choir.tsx";
import { DialPlate } from "./dial.tsx";
import { EmberPlate } from "./ember.tsx";
import { HaloPlate } from "./halo.tsx";
import { HarmonyEnginePlate } from "./harmony-engine.tsx";
import { LarynxPlate } from "./larynx.tsx";
import { MetamorphPlate } from "./metamorph.tsx";
import { OrbitPlate } from "./orbit.tsx";
import { ShardPlate } from "./shard.tsx";
import { StutterPlate } from "./stutter.tsx";
import { TwinPlate } from "./twin.tsx";
import { UndertowPlate } from "./undertow.tsx";
import { VocodistPlate } from "./vocodist.tsx";
import { WhisperPlate } from "./whisper.tsx";

/** The windows of the creative effects, by product id. */
export const creativePlates = {
  "CE-METAMORPH": MetamorphPlate,
  "CE-HARMONY": HarmonyEnginePlate,
  "CE-VOCODIST": VocodistPlate,
  "CE-CHOIR": ChoirPlate,
  "CE-TWIN": TwinPlate,
  "CE-EMBER": EmberPlate,
  "CE-WHISPER": WhisperPlate,
  "CE-LARYNX": LarynxPlate,
  "CE-SHARD": ShardPlate,
  "CE-ORBIT": OrbitPlate,
  "CE-DIAL": DialPlate,
  "CE-STUTTER": StutterPlate,
  "CE-HALO": HaloPlate,
  "CE-UNDERTOW": UndertowPlate,
};
