/** Most pages never fail, so what tells of it is fetched by the first failure. */
export function watchErrors(): void {
  const tell = () => {
    import("./report-errors.ts").then(
      ({ reportErrors }) => reportErrors(),
      () => {},
    );
  };
  if (window.failures?.length) tell();
  for (const name of ["error", "unhandledrejection"]) addEventListener(name, tell, { once: true });
}

/** What the router shows a screen for reaches no listener by itself. An answer such as “not found” is no failure. */
export function passOnError(error: unknown): void {
  if (error instanceof Error) dispatchEvent(new ErrorEvent("error", { error }));
}
