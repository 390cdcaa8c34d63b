import type { SeedDownloadPages } from "../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "Every tool of the plan, each with its own installer. Take the ones that you use; the others wait here for as long as the plan runs.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026, AutoKey, the vocal chain and the large effects: what the Producer plan holds, for your studio computer and for the laptop.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "No longer sold and still yours. The last version runs on current systems, and the one before it on computers that stay as they are.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "The sampler and the sounds that came with it. No longer sold; whoever owns it finds its last version here.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "The native plug-in, with the part for live desks that hold its latency down. Close your host before you install it.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "Low latency for the stage and for tracking. No longer sold; its last version stays here for whoever owns it.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "Tuning and a multi-effect in one window. The installer brings the presets along, and leaves your own alone.",
  },
  access: {
    title: "AutoTune Access",
    text: "The small one with two knobs. No longer sold, and still here for everybody who sings through it.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "Listens to a song and names its key. Install it on every computer on which you want to ask.",
  },
  "vocal-effects": {
    title: "Creative vocal effects",
    text: "Harmonies, choirs, a vocoder and stranger things. Each effect is installed by itself, so that your host loads only what you use.",
  },
  central: {
    title: "AutoTune Central",
    text: "The desktop manager: it installs what you own, keeps it up to date and activates it on this computer. Free for everyone with an account.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "A compressor that knows voices. The installer holds all plug-in formats and asks which of them you want.",
  },
};
