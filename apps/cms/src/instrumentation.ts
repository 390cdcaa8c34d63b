/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs" || process.env["CMS_BUILDING"] === "true") return;
  const { startScheduler } = await import("./start-scheduler.ts");
  startScheduler();
}
