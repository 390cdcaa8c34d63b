import type { SeedArtist } from "../../seed-reading.ts";
import { bertaFermate } from "./berta-fermate.ts";
import { femkeStiltema } from "./femke-stiltema.ts";
import { harukaOnteizawa } from "./haruka-onteizawa.ts";
import { joaquinMedianota } from "./joaquin-medianota.ts";
import { kwabenaLowtide } from "./kwabena-lowtide.ts";
import { maelleDutremolo } from "./maelle-dutremolo.ts";
import { renzoDecibelli } from "./renzo-decibelli.ts";
import { tildaQuaverly } from "./tilda-quaverly.ts";

export const artists: Readonly<Record<string, SeedArtist>> = {
  "tilda-quaverly": tildaQuaverly,
  "joaquin-medianota": joaquinMedianota,
  "berta-fermate": bertaFermate,
  "renzo-decibelli": renzoDecibelli,
  "femke-stiltema": femkeStiltema,
  "haruka-onteizawa": harukaOnteizawa,
  "kwabena-lowtide": kwabenaLowtide,
  "maelle-dutremolo": maelleDutremolo,
};
