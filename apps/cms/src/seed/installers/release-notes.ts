/** Release notes of a version, by its position among the versions of its product. */
export const releaseNotes = {
  newest:
    "Demonstration file, which installs nothing. Opens faster, and follows the host's colours.",
  middle:
    "Demonstration file, which installs nothing. Presets can be searched and marked as favourites.",
  first: "Demonstration file, which installs nothing. The first version.",
  manager:
    "Demonstration file, which installs nothing. Shows at a glance which tools have a newer version.",
  last: "Demonstration file, which installs nothing. The last version; it runs on the systems of today.",
  legacy:
    "Demonstration file, which installs nothing. For older computers; it is no longer kept up.",
} as const;

export type ReleaseKind = keyof typeof releaseNotes;
