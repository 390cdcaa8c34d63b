import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import type { IContainer } from "kubernetes-models/v1/Container";
import { confinedPod, labelsOf, probesOf, type Component } from "./confined.ts";
import { cmsSettings, namespace, webSettings, workerSettings } from "./settings.ts";

/** What stands behind the tag is decided by who deploys: `kubectl set image`, or a digest in its place. */
export const images = { web: "autotune/web:latest", cms: "autotune/cms:latest" } as const;

interface Process {
  readonly component: Extract<Component, "web" | "worker" | "cms">;
  readonly port: number;
  readonly container: Pick<IContainer, "image" | "command" | "env" | "resources">;
  readonly health: { readonly ready: string; readonly live: string };
  /** Left out where the autoscaler decides: applying this again would undo what it has done. */
  readonly replicas?: number;
  readonly scratch?: readonly string[];
}

/** A process that runs for good: its pods, its name in the network, and how many may be gone at once. */
function longRunning({ component, port, container, health, replicas, scratch = [] }: Process) {
  const metadata = { name: component, namespace, labels: labelsOf(component) };
  const selector = { matchLabels: labelsOf(component) };
  return [
    new Deployment({
      metadata,
      spec: {
        ...(replicas === undefined ? {} : { replicas }),
        selector,
        revisionHistoryLimit: 5,
        // The new ones are ready before an old one goes.
        strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
        template: {
          metadata: { labels: labelsOf(component) },
          spec: {
            ...confinedPod({
              component,
              scratch,
              containers: [
                {
                  name: component,
                  ...container,
                  ports: [{ name: "http", containerPort: port }],
                  ...probesOf({ port, ...health }),
                  // Requests come for a moment after the pod was taken out of the service.
                  lifecycle: { preStop: { sleep: { seconds: 5 } } },
                },
              ],
            }),
            // The process itself finishes what it has begun within half a minute.
            terminationGracePeriodSeconds: 40,
          },
        },
      },
    }),
    new Service({
      metadata,
      spec: { selector: labelsOf(component), ports: [{ name: "http", port, targetPort: port }] },
    }),
    new PodDisruptionBudget({ metadata, spec: { maxUnavailable: 1, selector } }),
  ];
}

export const web = longRunning({
  component: "web",
  port: 3000,
  health: { ready: "/health/ready", live: "/health/live" },
  container: {
    image: images.web,
    env: [...webSettings],
    resources: { requests: { cpu: "500m", memory: "512Mi" }, limits: { memory: "1Gi" } },
  },
});

export const worker = longRunning({
  component: "worker",
  port: 3010,
  health: { ready: "/health/ready", live: "/health/live" },
  container: {
    image: images.web,
    command: ["node", "apps/server/src/worker.ts"],
    env: [...workerSettings],
    resources: { requests: { cpu: "250m", memory: "512Mi" }, limits: { memory: "1Gi" } },
  },
});

export const cms = longRunning({
  component: "cms",
  port: 3001,
  replicas: 1,
  // It has no other page without a sign-in. That one needs the database, so that only being ready depends on it.
  health: { ready: "/admin/login", live: "/favicon.ico" },
  scratch: ["/srv/shop/apps/cms/.next/cache"],
  container: {
    image: images.cms,
    env: [...cmsSettings],
    resources: { requests: { cpu: "250m", memory: "768Mi" }, limits: { memory: "2Gi" } },
  },
});
