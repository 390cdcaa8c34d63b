import { hash, verify } from "@node-rs/argon2";
import { medianRatio } from "../load.ts";
import type { Measurement } from "../measurement.ts";
import { signUp } from "../shopper.ts";

const attempts = 60;

/** As the shop hashes; argon2id is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One after the other: how much longer a person waits than the hash alone takes. */
export const signInTime: Measurement = {
  id: "h",
  what: "sign-in time ÷ argon2id alone",
  bar: { atMost: 1.3 },
  async measure(shop) {
    const { email, password, headers } = await signUp(shop);
    const storedHash = await hash(password, cost);
    const url = `http://127.0.0.1:${shop.webPorts[0]}/laravel/rest/auth_endpoint_a`;
    const body = JSON.stringify({ data: JSON.stringify({ email, password }) });
    let from = 0;
    const signIn = async () => {
      // The limit by IP address is not what is measured, so every request comes from another one.
      const ipAddress = `10.1.${Math.floor(from / 250) % 250}.${from++ % 250}`;
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "x-forwarded-for": ipAddress },
        body,
      });
      if (response.status !== 200) throw new Error(`No sign-in: ${await response.text()}`);
      await response.arrayBuffer();
    };
    const hashAlone = async () => {
      if (!(await verify(storedHash, password))) throw new Error("The hash does not fit");
    };
    return medianRatio({
      ours: () => medianTime(signIn),
      bare: () => medianTime(hashAlone),
      rounds: 9,
    });
  },
};

async function medianTime(act: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}
