import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { stringify } from "yaml";
import { labelsOf } from "./confined.ts";
import { namespace } from "./settings.ts";

/** What the processes export, and what the autoscaler asks for under which name. */
export const measured = {
  requests: { series: "http_request_duration_seconds_count", as: "http_requests_per_second" },
  queueAge: { series: "jobs_oldest_waiting_seconds", as: "jobs_oldest_waiting_seconds" },
} as const;

/** A web process renders about 400 cold pages a second and core; most of what reaches it is cheaper. */
const requestsPerPod = "200";
/** Emails and licences come later than this only for a moment. */
const longestWait = "20";

const scaled = (component: "web" | "worker") => ({
  metadata: { name: component, namespace, labels: labelsOf(component) },
  scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: component },
});

const webScaling = scaled("web");
const workerScaling = scaled("worker");
/** Slowly down: a crowd comes in waves. */
const behavior = { scaleDown: { stabilizationWindowSeconds: 600 } };

export const scaling = [
  new HorizontalPodAutoscaler({
    metadata: webScaling.metadata,
    spec: {
      scaleTargetRef: webScaling.scaleTargetRef,
      minReplicas: 3,
      maxReplicas: 20,
      behavior,
      metrics: [
        {
          type: "Pods",
          pods: {
            metric: { name: measured.requests.as },
            target: { type: "AverageValue", averageValue: requestsPerPod },
          },
        },
        {
          type: "Resource",
          resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 70 } },
        },
      ],
    },
  }),
  new HorizontalPodAutoscaler({
    metadata: workerScaling.metadata,
    spec: {
      scaleTargetRef: workerScaling.scaleTargetRef,
      minReplicas: 2,
      // Each has a few connections of the database's hundred.
      maxReplicas: 6,
      behavior,
      metrics: [
        {
          type: "External",
          external: {
            metric: { name: measured.queueAge.as },
            target: { type: "Value", value: longestWait },
          },
        },
      ],
    },
  }),
  new ConfigMap({
    metadata: { name: "prometheus-adapter-rules", namespace, labels: labelsOf("web") },
    data: {
      // For the Prometheus adapter, which answers the autoscaler from what Prometheus has scraped.
      "config.yaml": stringify({
        rules: [
          {
            seriesQuery: `${measured.requests.series}{namespace="${namespace}",pod!=""}`,
            resources: {
              overrides: { namespace: { resource: "namespace" }, pod: { resource: "pod" } },
            },
            name: { as: measured.requests.as },
            metricsQuery: "sum(rate(<<.Series>>{<<.LabelMatchers>>}[2m])) by (<<.GroupBy>>)",
          },
        ],
        externalRules: [
          {
            seriesQuery: `${measured.queueAge.series}{namespace="${namespace}"}`,
            resources: { overrides: { namespace: { resource: "namespace" } } },
            name: { as: measured.queueAge.as },
            // Every worker reads the same of all queues: the oldest job counts once.
            metricsQuery: "max(<<.Series>>{<<.LabelMatchers>>})",
          },
        ],
      }),
    },
  }),
];
