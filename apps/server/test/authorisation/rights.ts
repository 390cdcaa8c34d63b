import type { Actor } from "./actors.ts";

/** What somebody is answered: what they asked for, or with which status they are refused. */
export type Answered = "yes" | 400 | 401 | 403 | 404;

const nobody = {
  anonymous: 401,
  "expired session": 401,
  "revoked session": 401,
  support: 401,
  manager: 401,
  admin: 401,
  "another customer": 401,
  owner: 401,
} as const satisfies Record<Actor, Answered>;

const everybody = {
  anonymous: "yes",
  "expired session": "yes",
  "revoked session": "yes",
  support: "yes",
  manager: "yes",
  admin: "yes",
  "another customer": "yes",
  owner: "yes",
} as const satisfies Record<Actor, Answered>;

/** The kinds of rights that a call can ask for. */
export const rights = {
  everybody,
  /** Whoever is signed in, each about what is their own. */
  customers: { ...nobody, "another customer": "yes", owner: "yes" },
  /** Of another person's things nobody learns that they exist. */
  owner: { ...nobody, "another customer": 404, owner: "yes" },
  /** Everybody may know that there is such a file, and not everybody may have it. */
  entitled: { ...nobody, "another customer": 403, owner: "yes" },
  /** The link alone does not do: whoever opens it is signed in to the account that it is about. */
  "owner with a link": {
    anonymous: 403,
    "expired session": 403,
    "revoked session": 403,
    support: 403,
    manager: 403,
    admin: 403,
    "another customer": 403,
    owner: "yes",
  },
  /** The desktop application shows a token where staff shows theirs. */
  "whoever holds its token": { ...everybody, support: 401, manager: 401, admin: 401 },
  support: { ...nobody, support: "yes", manager: "yes", admin: "yes" },
  manager: { ...nobody, support: 403, manager: "yes", admin: "yes" },
  admin: { ...nobody, support: 403, manager: 403, admin: "yes" },
} as const satisfies Record<string, Record<Actor, Answered>>;

export type Right = keyof typeof rights;
