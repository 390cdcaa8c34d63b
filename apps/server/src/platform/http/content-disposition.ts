/** Saved under its name; the plain form is for old clients, the second one for the rest. */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.+ -]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
