/** Where an installer lies in the storage: in a folder, because the shop shows what is at the top to everybody. */
export function installerPlace(fileName: string): string {
  return `installers/${fileName}`;
}
