/** Most pages never fail, so the reporting code is loaded on the first failure. */
export function watchErrors(): void {
  const report = () => {
    import("./report-errors.ts").then(
      ({ reportErrors }) => reportErrors(),
      () => {},
    );
  };
  if (window.failures?.length) report();
  for (const name of ["error", "unhandledrejection"])
    addEventListener(name, report, { once: true });
}

/** Errors that the router renders reach no listener by themselves. A response such as “not found” is no failure. */
export function passOnError(error: unknown): void {
  if (error instanceof Error) dispatchEvent(new ErrorEvent("error", { error }));
}
