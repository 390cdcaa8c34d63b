import Type, { type Static, type TSchema } from "typebox";

/**
 * What our compose file may say, and nothing else: a key that is misspelt, or that `startContainers` does not know how
 * to obey, is an error instead of being passed over.
 */
const exact = { additionalProperties: false };
const strict = <T extends Record<string, TSchema>>(properties: T) => Type.Object(properties, exact);
const texts = Type.Array(Type.String());
const duration = Type.String({ pattern: "^\\d+(ms|s|m)$" });

const Healthcheck = strict({
  disable: Type.Optional(Type.Literal(true)),
  test: Type.Optional(Type.Array(Type.String(), { minItems: 2 })),
  interval: Type.Optional(duration),
  timeout: Type.Optional(duration),
  start_period: Type.Optional(duration),
  retries: Type.Optional(Type.Integer({ minimum: 1 })),
});

const Service = strict({
  image: Type.String({ pattern: "^autotune/[a-z-]+(:[\\w.-]+)?$" }),
  build: strict({
    context: Type.String(),
    dockerfile: Type.String(),
    target: Type.Optional(Type.String()),
  }),
  profiles: Type.Optional(texts),
  command: Type.Optional(texts),
  environment: Type.Optional(Type.Record(Type.String(), Type.String())),
  volumes: Type.Optional(Type.Array(Type.String({ pattern: "^[^:]+:/[^:]+(:ro)?$" }))),
  ports: Type.Optional(texts),
  depends_on: Type.Optional(
    Type.Record(
      Type.String(),
      strict({
        condition: Type.Union([
          Type.Literal("service_healthy"),
          Type.Literal("service_completed_successfully"),
        ]),
      }),
    ),
  ),
  healthcheck: Type.Optional(Healthcheck),
  networks: Type.Optional(strict({ default: strict({ ipv4_address: Type.String() }) })),
  read_only: Type.Literal(true),
  tmpfs: Type.Optional(texts),
  cap_drop: Type.Tuple([Type.Literal("ALL")]),
  security_opt: Type.Tuple([Type.Literal("no-new-privileges:true")]),
  restart: Type.Union([Type.Literal("always"), Type.Literal("no")]),
  stop_grace_period: Type.Optional(duration),
});

export const ComposeFile = strict({
  name: Type.String(),
  services: Type.Record(Type.String(), Service),
  networks: strict({
    default: strict({
      ipam: strict({ config: Type.Tuple([strict({ subnet: Type.String() })]) }),
    }),
  }),
  volumes: Type.Record(Type.String(), Type.Null()),
});

export type ComposeFile = Static<typeof ComposeFile>;
export type ComposeService = Static<typeof Service>;
