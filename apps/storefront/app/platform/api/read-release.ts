/**
 * The release that this document was built from; every call to the server carries it. React Router puts
 * the version of the build into the page as a global; there is no other way to read it.
 */
export function readRelease(): string {
  const manifest: unknown = Reflect.get(globalThis, "__reactRouterManifest");
  if (typeof manifest !== "object" || manifest === null) return "unknown";
  const version: unknown = Reflect.get(manifest, "version");
  return typeof version === "string" && version !== "" ? version : "unknown";
}
