export { startEdge } from "./edge.ts";
export {
  privatePostgres,
  privateRedis,
  type PrivatePostgres,
  type PrivateRedis,
  type PrivateService,
} from "./private-services.ts";
export {
  root,
  runToEnd,
  startProcess,
  waitUntilResponds,
  type RunningProcess,
} from "./processes.ts";
export { emptyRedis } from "./redis.ts";
export { restoreSeededShop } from "./seeded-shop.ts";
export { randomSecrets, storefronts } from "./settings.ts";
export { startVarnish } from "./varnish.ts";
export { startStack, type Stack } from "./start-stack.ts";
