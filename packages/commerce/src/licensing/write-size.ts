const mega = 1_000_000;

/** Formats bytes for people. */
export function writeSize(bytes: number, language: string): string {
  const isLarge = bytes >= mega;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? mega : 1000));
}
