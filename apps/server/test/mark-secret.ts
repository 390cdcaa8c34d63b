import { setMarkSecret } from "../src/platform/database/keyed-mark.ts";
import { linkSecret } from "./settings.ts";

// As every process does at its start: many tests call a module without one.
setMarkSecret(linkSecret);
