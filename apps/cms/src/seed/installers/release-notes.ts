/** Release notes of a version, by its position among the versions of its product. */
export const releaseNotes = {
  newest: "Opens faster and matches your DAW’s color theme.",
  middle: "Search your presets and mark favorites.",
  first: "The first version.",
  manager: "Shows at a glance which plug-ins have a newer version.",
  last: "The last version. Runs on current systems.",
  legacy: "For older systems. No longer supported.",
} as const;

export type ReleaseKind = keyof typeof releaseNotes;
