import type { Actor } from "./actors.ts";

/** The expected outcome: success, or the status of the rejection. */
export type AccessResult = "yes" | 400 | 401 | 403 | 404 | 409;

const nobody = {
  anonymous: 401,
  "expired session": 401,
  "revoked session": 401,
  "half signed in": 401,
  guest: 401,
  support: 401,
  manager: 401,
  admin: 401,
  "another customer": 401,
  "another subscriber": 401,
  owner: 401,
} as const satisfies Record<Actor, AccessResult>;

const everybody = {
  anonymous: "yes",
  "expired session": "yes",
  "revoked session": "yes",
  "half signed in": "yes",
  guest: "yes",
  support: "yes",
  manager: "yes",
  admin: "yes",
  "another customer": "yes",
  "another subscriber": "yes",
  owner: "yes",
} as const satisfies Record<Actor, AccessResult>;

/** The kinds of permission that an endpoint can require. */
export const rights = {
  everybody,
  /** Any signed-in user, each for their own data. */
  customers: { ...nobody, "another customer": "yes", "another subscriber": "yes", owner: "yes" },
  /** Who has a plan ends it first. */
  "customers without a plan": {
    ...nobody,
    "another customer": "yes",
    "another subscriber": 409,
    owner: "yes",
  },
  /** The existence of another person's data is not revealed. */
  owner: { ...nobody, "another customer": 404, "another subscriber": 404, owner: "yes" },
  /** A guest has purchases too, and learns nothing about those of others. */
  buyer: {
    ...nobody,
    guest: 404,
    "another customer": 404,
    "another subscriber": 404,
    owner: "yes",
  },
  /** The file's existence is public, its content is for those who own the product or have a plan that includes it. */
  entitled: { ...nobody, "another customer": 403, "another subscriber": "yes", owner: "yes" },
  /** The link alone is not enough: its user must be signed in to the account that it is about. */
  "owner with a link": {
    anonymous: 403,
    "expired session": 403,
    "revoked session": 403,
    "half signed in": 403,
    guest: 403,
    support: 403,
    manager: 403,
    admin: 403,
    "another customer": 403,
    "another subscriber": 403,
    owner: "yes",
  },
  /** The desktop application sends a token where staff sends theirs. */
  "whoever holds its token": { ...everybody, support: 401, manager: 401, admin: 401 },
  support: { ...nobody, support: "yes", manager: "yes", admin: "yes" },
  manager: { ...nobody, support: 403, manager: "yes", admin: "yes" },
  admin: { ...nobody, support: 403, manager: 403, admin: "yes" },
} as const satisfies Record<string, Record<Actor, AccessResult>>;

export type Right = keyof typeof rights;
