/** Below Payload's own /api. */
export const planPath = "/schedule/plan";
export const plannedPath = "/schedule/planned";
export const cancelPath = "/schedule/cancel";
export const retryPath = "/schedule/retry";
export const publishableLanguagesPath = "/publishing/languages";

export const scheduleRoot = "/admin/schedule";
