import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../stack/processes.ts";
import { manifests, type Manifest } from "./manifests.ts";
import { measured } from "./scaling.ts";
import { writeManifests } from "./write-manifests.ts";

const folder = join(root, "deploy/kubernetes");
const all = Object.values(manifests).flat();

interface Container {
  readonly name: string;
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: object;
  }[];
  readonly readinessProbe?: object;
  readonly livenessProbe?: object;
  readonly startupProbe?: object;
  readonly resources?: { readonly requests?: object; readonly limits?: object };
  readonly securityContext?: object;
}

interface Pod {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly securityContext?: object;
  readonly automountServiceAccountToken?: boolean;
}

interface WithPod {
  readonly kind: string;
  readonly metadata: { readonly name?: string; readonly labels?: Record<string, string> };
  readonly spec: {
    readonly selector?: { readonly matchLabels?: Record<string, string> };
    readonly template: {
      readonly metadata: { readonly labels: Record<string, string> };
      readonly spec: Pod;
    };
  };
}

const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
const workloads = [...ofKind("Deployment"), ...ofKind("Job")] as unknown as readonly WithPod[];
const containersOf = ({ spec }: WithPod) => [
  ...spec.template.spec.containers,
  ...(spec.template.spec.initContainers ?? []),
];
const specOf = (one: Manifest): unknown => Reflect.get(one, "spec");

test.each(all.map((one) => [`${one.kind} ${one.metadata?.name ?? ""}`, one] as const))(
  "%s is what the schema of its kind allows",
  (_, one) => expect(() => one.validate()).not.toThrow(),
);

test("a value that the schema forbids is noticed", () => {
  const [deployment] = ofKind("Deployment");
  const Kind = deployment?.constructor as new (data: object) => Manifest;
  const spec = { ...(specOf(deployment as Manifest) as object), replicas: "three" };
  expect(() => new Kind({ metadata: { name: "x" }, spec }).validate()).toThrow(/replicas/);
});

test("the files are what `pnpm kubernetes` writes, and every document in them can be read", async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".yaml"));
  expect(files.toSorted()).toEqual(Object.keys(manifests).toSorted());
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    expect(text, file).toBe(writeManifests(manifests[file] ?? []));
    for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
  }
});

test.each(workloads.map((one) => [`${one.kind} ${one.metadata.name ?? "migrate"}`, one] as const))(
  "%s runs as nobody special, and writes to memory only",
  (_, workload) => {
    const pod = workload.spec.template.spec;
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { securityContext } of containersOf(workload))
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
  },
);

test.each(
  workloads
    .filter(({ kind }) => kind === "Deployment")
    .map((one) => [one.metadata.name ?? "", one] as const),
)(
  "%s is asked whether it is ready, is reached by its name, and not drained at once",
  (name, one) => {
    for (const { readinessProbe, livenessProbe, startupProbe, resources } of containersOf(one)) {
      expect(readinessProbe).toBeDefined();
      expect(startupProbe).toBeDefined();
      expect(livenessProbe).toBeDefined();
      expect(livenessProbe).not.toMatchObject({ httpGet: { path: "/health/ready" } });
      expect(resources?.requests).toMatchObject({ cpu: expect.any(String) });
      expect(resources?.limits).toMatchObject({ memory: expect.any(String) });
    }
    const labels = one.spec.template.metadata.labels;
    expect(one.spec.selector?.matchLabels).toEqual(labels);
    const named = (kind: string) => ofKind(kind).find(({ metadata }) => metadata?.name === name);
    expect(specOf(named("Service") as Manifest)).toMatchObject({ selector: labels });
    expect(specOf(named("PodDisruptionBudget") as Manifest)).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: labels },
    });
  },
);

test("no secret has a value here, and every setting of a process comes from a secret or the settings", () => {
  expect(ofKind("Secret")).toEqual([]);
  for (const workload of workloads)
    for (const { env = [] } of containersOf(workload))
      for (const { name, value, valueFrom } of env) {
        expect(value, name).toBeUndefined();
        const isSecret =
          /SECRET|PASSWORD|TOKEN|DSN|USERNAME|^(?:REDIS|STORAGE|SMTP)_|^DATABASE_(?:\w+_)?URL$/.test(
            name,
          );
        expect(Object.keys(valueFrom ?? {}), name).toEqual([
          isSecret ? "secretKeyRef" : "configMapKeyRef",
        ]);
      }
});

test("every setting that the settings' object must have is in it", () => {
  const [settings] = Object.values(manifests["settings.yaml"] ?? []);
  const given = Object.keys(Reflect.get(settings as Manifest, "data") as object);
  const needed = workloads.flatMap((workload) =>
    containersOf(workload).flatMap(({ env = [] }) =>
      env.flatMap(({ name, valueFrom }) => {
        const reference: unknown = Reflect.get(valueFrom ?? {}, "configMapKeyRef");
        return typeof reference === "object" && Reflect.get(reference ?? {}, "optional") === false
          ? [name]
          : [];
      }),
    ),
  );
  expect(given.toSorted()).toEqual([...new Set(needed)].toSorted());
});

test.each([
  ["web", "web-1"],
  ["worker", "worker"],
  ["cms", "cms"],
])("%s has every setting that it has in the compose file", async (name, service) => {
  const compose: unknown = parse(await readFile(join(root, "deploy/compose.yaml"), "utf8"), {
    merge: true,
  });
  const { services } = compose as { services: Record<string, { environment: object }> };
  const wanted = Object.keys(services[service]?.environment ?? {});
  const one = workloads.find(({ metadata }) => metadata.name === name);
  const given = one === undefined ? [] : containersOf(one).flatMap(({ env = [] }) => env);
  expect(wanted.length).toBeGreaterThan(5);
  expect(given.map((setting) => setting.name)).toEqual(expect.arrayContaining(wanted));
});

test("the autoscaler asks for what the processes export", () => {
  for (const { series } of Object.values(measured)) {
    const name = `"${series.replace(/_count$/, "")}"`;
    const found = execFileSync("grep", ["-rlF", name, "apps/server/src"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(found, name).not.toBe("");
  }
  for (const scaler of ofKind("HorizontalPodAutoscaler"))
    expect(workloads.map(({ metadata }) => metadata.name)).toContain(scaler.metadata?.name);
});

test("what no policy allows is denied, for what comes in and for what goes out", () => {
  expect(ofKind("NetworkPolicy").map(specOf)).toContainEqual({
    podSelector: {},
    policyTypes: ["Ingress", "Egress"],
  });
});
