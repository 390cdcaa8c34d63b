import { buildCmsConfig } from "./config.ts";
import { buildEnvironment, readCmsEnvironment } from "./environment.ts";

export default buildCmsConfig(
  process.env["CMS_BUILDING"] === "true" ? buildEnvironment : readCmsEnvironment(process.env),
);
