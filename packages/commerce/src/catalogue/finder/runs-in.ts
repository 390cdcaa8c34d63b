type Formats = readonly string[];

/** Whether a DAW loads a product. Without a known DAW it does. */
export function runsIn(formats: Formats, hostFormats: Formats | undefined): boolean {
  return hostFormats === undefined || formats.some((format) => hostFormats.includes(format));
}

/** Whether a product comes in fewer formats than others, and every one of them is for this DAW. */
export function isMadeForHost(
  formats: Formats,
  hostFormats: Formats | undefined,
  allFormats: Formats,
): boolean {
  return (
    hostFormats !== undefined &&
    formats.length > 0 &&
    formats.length < new Set(allFormats).size &&
    formats.every((format) => hostFormats.includes(format))
  );
}
