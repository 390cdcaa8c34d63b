/** A place in a drawn window, which is 640 × 400. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A part of a window; its height is five eighths of its width. */
export interface Part extends Place {
  readonly width: number;
}

interface WindowPlaces {
  /** Where the numbers of its controls go, beside what they name. Controls without a place are in the window's menu. */
  readonly marks: Readonly<Record<string, Place>>;
  /** What the enlarged parts show, by their names. */
  readonly parts: Readonly<Record<string, Part>>;
}

/** Below the light at the left of the bar, which opens the menu. */
export const menuMark: Place = { x: 36, y: 62 };
const preset: Place = { x: 458, y: 25 };

/** By product id. */
export const places: Readonly<Record<string, WindowPlaces>> = {
  "AT-PRO": {
    marks: {
      "retune-speed": { x: 235, y: 89 },
      "flex-tune": { x: 132, y: 250 },
      humanize: { x: 508, y: 250 },
      "pitch-graph": { x: 612, y: 84 },
      keyboard: { x: 297, y: 382 },
      preset,
    },
    parts: {
      retune: { x: 128, y: 50, width: 384 },
      flex: { x: 0, y: 186, width: 180 },
      humanize: { x: 460, y: 186, width: 180 },
      graph: { x: 390, y: 60, width: 250 },
      keys: { x: 225, y: 288, width: 178 },
    },
  },
  "AT-2026": {
    marks: {
      retune: { x: 102, y: 78 },
      human: { x: 538, y: 78 },
      dial: { x: 108, y: 172 },
      ruler: { x: 187, y: 225 },
      note: { x: 404, y: 300 },
      preset,
    },
    parts: {
      dial: { x: 60, y: 90, width: 320 },
      note: { x: 192, y: 228, width: 256 },
      retune: { x: 0, y: 56, width: 170 },
      human: { x: 470, y: 56, width: 170 },
    },
  },
  "AT-HYBRID": {
    marks: {
      retune: { x: 88, y: 258 },
      flex: { x: 204, y: 258 },
      throat: { x: 320, y: 258 },
      live: { x: 446, y: 258 },
      latency: { x: 554, y: 376 },
      lights: { x: 84, y: 80 },
      preset,
    },
    parts: {
      lights: { x: 60, y: 56, width: 300 },
      encoders: { x: 62, y: 181, width: 350 },
      live: { x: 400, y: 246, width: 240 },
    },
  },
  "AT-EFX-PLUS": {
    marks: {
      field: { x: 318, y: 84 },
      pads: { x: 354, y: 64 },
      steps: { x: 366, y: 340 },
      preset,
    },
    parts: {
      field: { x: 0, y: 60, width: 344 },
      pads: { x: 340, y: 54, width: 300 },
      steps: { x: 350, y: 224, width: 282 },
    },
  },
  "VC-PREP": {
    marks: {
      blade: { x: 374, y: 150 },
      noise: { x: 102, y: 346 },
      room: { x: 315, y: 346 },
      clicks: { x: 528, y: 346 },
    },
    parts: {},
  },
  "VC-EQ": {
    marks: {
      rumble: { x: 98, y: 250 },
      body: { x: 228, y: 140 },
      nasal: { x: 388, y: 254 },
      air: { x: 548, y: 160 },
    },
    parts: {},
  },
  "VC-COMPRESSOR": {
    marks: {
      threshold: { x: 196, y: 352 },
      ratio: { x: 404, y: 352 },
      release: { x: 612, y: 352 },
      history: { x: 328, y: 84 },
      curve: { x: 388, y: 90 },
    },
    parts: {},
  },
  "VC-DE-ESSER": {
    marks: { band: { x: 600, y: 146 }, spectrogram: { x: 300, y: 78 } },
    parts: {},
  },
  "VC-REVERB": {
    marks: {
      decay: { x: 150, y: 328 },
      tail: { x: 490, y: 328 },
      distance: { x: 358, y: 318 },
      "back-wall": { x: 412, y: 146 },
    },
    parts: {},
  },
};
