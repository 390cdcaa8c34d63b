import { expect, it } from "vitest";
import { measure } from "./measure.ts";
import { layeredPackages } from "./packages.ts";

const [server] = layeredPackages;
if (server === undefined) throw new Error("There is no package");
const root = "apps/server/src/";
const figuresOf = (files: Readonly<Record<string, string>>) =>
  measure(server, new Map(Object.entries(files).map(([file, text]) => [root + file, text])));

it("counts levels through a door, and finds what is against the graph", () => {
  const figures = figuresOf({
    "web.ts": 'import { start } from "./app/start.ts";\n',
    "app/start.ts": 'import { modules } from "../domains/orders/modules.ts";\n',
    "domains/orders/modules.ts": 'import { routes } from "./orders/routes.ts";\n',
    "domains/orders/orders/routes.ts":
      'import { readEmail } from "../../identity/index.ts";\nimport { errors } from "../../../platform/errors.ts";\n',
    "domains/identity/index.ts": 'export { readEmail } from "./accounts/read-email.ts";\n',
    "domains/identity/accounts/read-email.ts":
      'import type { Order } from "../../orders/index.ts";\n',
    "domains/orders/index.ts": 'export type { Order } from "./orders/routes.ts";\n',
    "platform/errors.ts": "",
    "odd/one.ts": "",
  });
  expect(figures.longestChain).toHaveLength(4);
  expect(figures.againstGraph).toEqual([
    "domains/identity/accounts/read-email.ts imports domains/orders/index.ts",
  ]);
  expect(figures.withoutDomain).toEqual(["odd/one.ts"]);
  expect(figures.circles).toEqual([]);
});

it("finds folders that import each other, and a way past an entry", () => {
  const figures = figuresOf({
    "domains/orders/a/one.ts": 'import { two } from "../b/two.ts";\n',
    "domains/orders/b/two.ts":
      'import { three } from "../a/three.ts";\nimport { email } from "../../identity/accounts/email.ts";\n',
    "domains/orders/a/three.ts": "",
    "domains/identity/accounts/email.ts": "",
  });
  expect(figures.circles).toHaveLength(1);
  expect(figures.pastEntry).toEqual([
    "domains/orders/b/two.ts imports domains/identity/accounts/email.ts",
  ]);
});
