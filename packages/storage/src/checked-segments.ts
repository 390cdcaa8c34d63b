/**
 * The segments of a name, or an error. Names come from URLs that anybody may request, so neither adapter sees
 * one that could lead out of its folder or to the adapter's own hidden files.
 */
export function checkedSegments(name: string): string[] {
  const segments = name.split("/");
  if (segments.some((segment) => !isPlain(segment)))
    throw new RangeError(`Not a file name: ${JSON.stringify(name)}`);
  return segments;
}

function isPlain(segment: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return segment !== "" && !segment.startsWith(".") && !/[\\\u0000-\u001f\u007f]/.test(segment);
}
