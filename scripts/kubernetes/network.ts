import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import type { INetworkPolicyIngressRule } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicyIngressRule";
import { labelsOf, type Component } from "./confined.ts";
import { namespace } from "./settings.ts";

/** Pods of another part of the shop. */
const from = (...components: readonly Component[]) =>
  components.map((component) => ({ podSelector: { matchLabels: labelsOf(component) } }));

/** Where Prometheus and its adapter run; an operator labels the namespace. */
const monitoring = {
  namespaceSelector: { matchLabels: { "autotune-store/monitoring": "true" } },
};
/** Where the edge of the CMS's host is, such as an ingress controller. */
const entrance = { namespaceSelector: { matchLabels: { "autotune-store/entrance": "true" } } };

const to = (component: Component, ingress: INetworkPolicyIngressRule[]) =>
  new NetworkPolicy({
    metadata: { name: `to-${component}`, namespace },
    spec: { podSelector: { matchLabels: labelsOf(component) }, policyTypes: ["Ingress"], ingress },
  });

const tcp = (...ports: readonly number[]) =>
  ports.map((port) => ({ protocol: "TCP" as const, port }));

/** The cluster's own and the machine's: the metadata service of a cloud hands out credentials. */
const linkLocal = "169.254.0.0/16";

export const network = [
  // Nothing, unless a policy below says so.
  new NetworkPolicy({
    metadata: { name: "deny-all", namespace },
    spec: { podSelector: {}, policyTypes: ["Ingress", "Egress"] },
  }),
  to("edge", [{ ports: tcp(8080, 8443) }]),
  // The CMS calls the staff API, which the edge passes to nobody.
  to("web", [
    { from: from("edge", "cms"), ports: tcp(3000) },
    { from: [monitoring], ports: tcp(3000) },
  ]),
  to("worker", [{ from: [monitoring], ports: tcp(3010) }]),
  to("cms", [{ from: [...from("edge"), entrance], ports: tcp(3001) }]),
  new NetworkPolicy({
    metadata: { name: "names", namespace },
    spec: {
      podSelector: {},
      policyTypes: ["Egress"],
      egress: [{ ports: [{ protocol: "UDP", port: 53 }, ...tcp(53)] }],
    },
  }),
  new NetworkPolicy({
    metadata: { name: "edge-to-web", namespace },
    spec: {
      podSelector: { matchLabels: labelsOf("edge") },
      policyTypes: ["Egress"],
      egress: [{ to: from("web", "cms"), ports: tcp(3000, 3001) }],
    },
  }),
  new NetworkPolicy({
    metadata: { name: "cms-to-web", namespace },
    spec: {
      podSelector: { matchLabels: labelsOf("cms") },
      policyTypes: ["Egress"],
      egress: [{ to: from("web"), ports: tcp(3000) }],
    },
  }),
  // PostgreSQL, Redis, storage, mail, the payment provider: by port, because their addresses are the operator's.
  new NetworkPolicy({
    metadata: { name: "to-services", namespace },
    spec: {
      podSelector: {
        matchExpressions: [
          {
            key: "app.kubernetes.io/component",
            operator: "In",
            values: ["web", "worker", "cms", "migrate"],
          },
        ],
      },
      policyTypes: ["Egress"],
      egress: [
        {
          to: [{ ipBlock: { cidr: "0.0.0.0/0", except: [linkLocal] } }],
          ports: tcp(5432, 6432, 6379, 443, 465, 587),
        },
      ],
    },
  }),
];
