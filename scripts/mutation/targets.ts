export interface MutationTarget {
  readonly name: string;
  /** The package, from the root of the repository. */
  readonly folder: string;
  /** What is changed, from the package's folder. */
  readonly mutate: readonly string[];
  /** The tests that must notice, from the package's folder. */
  readonly tests: readonly string[];
}

/** Where a mistake costs money or lets somebody in. */
export const targets: readonly MutationTarget[] = [
  {
    name: "cart decision",
    folder: "packages/commerce",
    mutate: ["src/checkout/cart-decision/*.ts"],
    tests: ["src/checkout/cart-decision/*.test.ts"],
  },
  {
    name: "coupons",
    folder: "packages/commerce",
    mutate: ["src/checkout/coupons/*.ts"],
    tests: ["src/checkout/coupons/*.test.ts"],
  },
  {
    name: "plan changes",
    folder: "packages/commerce",
    mutate: [
      "src/subscriptions/plans/{is-agreed-amount,plan-actions,plan-end,plan-move,plan-status}.ts",
    ],
    tests: ["src/subscriptions/plans/*.test.ts"],
  },
  {
    name: "customer sessions",
    folder: "apps/server",
    mutate: ["src/platform/session/{token,session-cookies}.ts"],
    tests: ["src/platform/session/session-cookies.test.ts"],
  },
  {
    name: "refunds",
    folder: "packages/payments",
    mutate: ["src/fastspring/{parse-return,returns}.ts"],
    tests: ["src/fastspring/{parse-return,returns}.test.ts"],
  },
  {
    name: "webhook verification",
    folder: "packages/payments",
    mutate: ["src/fastspring/{verify-signature,parse-events,events}.ts"],
    tests: ["src/fastspring/{verify-signature,parse-events}.test.ts"],
  },
];
