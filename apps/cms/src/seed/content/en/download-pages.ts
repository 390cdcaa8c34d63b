import type { SeedDownloadPages } from "../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "Everything in your plan, each with its own installer. Install what you use now. The rest stays here while your plan is active.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "Everything in the Producer plan: AutoTune 2026, AutoKey, the vocal chain, Metamorph, Harmony Engine, Vocodist and Choir.",
  },
  essentials: {
    title: "AutoTune Essentials",
    text: "Everything in the Essentials plan, each with its own installer. Install what you use now. The rest stays here while your plan is active.",
  },
  "vocal-chain-bundle": {
    title: "Vocal Chain Bundle",
    text: "The plug-ins of the vocal chain, each with its own installer. Install all of them, or only the ones you need on this computer.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "No longer sold, still yours. The last version runs on current systems, the one before it on older ones.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "The sampler and its sounds. No longer sold. If you own it, you’ll find the last version here.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "AAX DSP and AAX Native for Pro Tools, in one installer. Close Pro Tools before you install it.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "Low latency for stage and tracking. No longer sold. If you own it, you’ll find the last version here.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "Tuning and a multi-effect in one window. The installer adds the presets and leaves your own alone.",
  },
  access: {
    title: "AutoTune Access",
    text: "The small one with two knobs. No longer sold. If you own it, you’ll find the last version here.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "Listens to a song and names its key. Install it on any computer you work on, up to 2 at a time.",
  },
  "vocal-effects": {
    title: "Creative vocal effects",
    text: "Harmonies, choirs, a vocoder and more. Each effect has its own installer, so your DAW loads only what you use.",
  },
  central: {
    title: "AutoTune Central",
    text: "The desktop app that installs what you own, keeps it up to date and activates it on your computer. Free for everyone with an account.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "A compressor made for voices. The installer includes all plug-in formats and asks which ones you want.",
  },
};
