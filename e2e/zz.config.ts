import config from "./playwright.config.ts";
const { grepInvert: _, ...rest } = config;
export default { ...rest, retries: 0 };
