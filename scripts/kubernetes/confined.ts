import type { IContainer } from "kubernetes-models/v1/Container";
import type { IPodSpec } from "kubernetes-models/v1/PodSpec";
import type { IProbe } from "kubernetes-models/v1/Probe";

export type Component = "web" | "worker" | "cms" | "migrate" | "edge";

export const labelsOf = (component: Component) => ({
  "app.kubernetes.io/part-of": "autotune-store",
  "app.kubernetes.io/component": component,
});

/** As in the images, where the user `node` has this number. */
const nodeUser = 1000;

interface Confined {
  readonly containers: IContainer[];
  readonly initContainers?: IContainer[];
  /** What it writes besides /tmp: gone with the pod. */
  readonly scratch?: readonly string[];
  readonly component: Component;
}

/** A pod of ours: not root, with a root file system that nobody writes to, and no access to the cluster's API. */
export function confinedPod({
  containers,
  initContainers = [],
  scratch = [],
  component,
}: Confined): IPodSpec {
  const folders = ["/tmp", ...scratch];
  const confine = (container: IContainer): IContainer => ({
    ...container,
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    },
    volumeMounts: folders.map((mountPath, at) => ({ name: `scratch-${at}`, mountPath })),
  });
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: nodeUser,
      runAsGroup: nodeUser,
      fsGroup: nodeUser,
      seccompProfile: { type: "RuntimeDefault" },
    },
    // Not all on one machine, where there are several.
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: "kubernetes.io/hostname",
        whenUnsatisfiable: "ScheduleAnyway",
        labelSelector: { matchLabels: labelsOf(component) },
      },
    ],
    ...(initContainers.length === 0 ? {} : { initContainers: initContainers.map(confine) }),
    containers: containers.map(confine),
    volumes: folders.map((_, at) => ({ name: `scratch-${at}`, emptyDir: { sizeLimit: "1Gi" } })),
  };
}

interface Health {
  readonly port: number;
  readonly ready: string;
  readonly live: string;
}

/**
 * Ready decides whether it gets requests, live whether it is started anew. A process whose database is gone is alive:
 * starting it anew would only lose what it has in memory.
 */
export function probesOf({ port, ready, live }: Health) {
  const probe = (path: string, more: IProbe): IProbe => ({
    httpGet: { path, port },
    timeoutSeconds: 5,
    ...more,
  });
  return {
    startupProbe: probe(ready, { periodSeconds: 2, failureThreshold: 60 }),
    readinessProbe: probe(ready, { periodSeconds: 5, failureThreshold: 2 }),
    livenessProbe: probe(live, { periodSeconds: 10, failureThreshold: 6 }),
  };
}
