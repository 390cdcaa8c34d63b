/** Where an installer is in the storage: in a folder, because files at the top level are public. */
export function installerPlace(fileName: string): string {
  return `installers/${fileName}`;
}
