import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFile(join(root, file), "utf8");

/** Every version of a package that the lockfile installs. */
function versionsIn(lockfile: string, name: string): string[] {
  const [, packages = ""] = lockfile.split("\npackages:\n");
  const [listed = ""] = packages.split("\nsnapshots:\n");
  return listed.split("\n").flatMap((line) => {
    const key = line.replace(/^ {2}'?(?<key>[^ ].*?)'?:$/, "$<key>");
    return key.startsWith(`${name}@`) ? [key.slice(name.length + 1)] : [];
  });
}

describe("the lockfile", () => {
  it("names no registry, so that it installs from whichever a machine has", async () => {
    const lockfile = await read("pnpm-lock.yaml");
    expect(lockfile.match(/https?:\/\/\S+/g) ?? []).toEqual([]);
  });

  it.each(["sharp", "nodemailer", "drizzle-orm", "pg", "@opentelemetry/api"])(
    "has one copy of %s, so that an advisory is answered in one place and copies do not miss each other",
    async (name) => {
      expect(versionsIn(await read("pnpm-lock.yaml"), name)).toHaveLength(1);
    },
  );
});

describe("the hosted workflow", () => {
  it("runs actions by the hash of their commit, which nobody can move as a tag", async () => {
    const workflow = await read(".github/workflows/verify.yaml");
    const used = [...workflow.matchAll(/uses: (?<action>.+)/g)].map(
      ({ groups }) => groups?.["action"] ?? "",
    );
    expect(used.length).toBeGreaterThan(4);
    expect(used.filter((action) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it("fails for a known vulnerability in what runs in production, and for a secret", async () => {
    const workflow = await read(".github/workflows/verify.yaml");
    expect(workflow).toContain("run: pnpm audit --prod\n");
    expect(workflow).toContain("run: pnpm secrets\n");
    expect(workflow).not.toContain("continue-on-error");
  });
});

describe("the search for secrets", () => {
  // Put together here: as whole texts they would be found in this file.
  const privateKey = (edge: string) => ["-----", edge, " RSA PRIVATE", " KEY-----"].join("");
  const planted = {
    "a key of AWS": ["aws_secret_access_key = wJalrXUtnFEMI", "K7MDENGbPxRfiCYzEXAMPLEKEY1"].join(
      "",
    ),
    "a private key": [privateKey("BEGIN"), "MIIEow".repeat(30), privateKey("END")].join("\n"),
    "a token of GitHub": `ghp_${"a1B2c3D4e5".repeat(3)}f6G7h8`,
    "a password of a database": ["postgres://shop:k3Rt", "W9zQ@db.example.com:5432/shop"].join(""),
  };

  async function search(content: string): Promise<{ found: boolean; said: string }> {
    const folder = await mkdtemp(join(tmpdir(), "secrets-"));
    try {
      // A folder that many tools pass by.
      await mkdir(join(folder, ".github"));
      await writeFile(join(folder, ".github/settings.yaml"), `${content}\n`);
      const program = join(root, "node_modules/.bin/secretlint");
      const settings = ["--secretlintrc", join(root, ".secretlintrc.json")];
      const { stdout } = await promisify(execFile)(program, ["**/*", ...settings], { cwd: folder });
      return { found: false, said: stdout };
    } catch (error) {
      return { found: true, said: String(Reflect.get(Object(error), "stdout")) };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it.each(Object.entries(planted))("finds %s", async (_, content) => {
    const { found, said } = await search(content);
    expect(said).toContain("settings.yaml");
    expect(found).toBe(true);
  });

  it("passes what is none", async () => {
    expect(await search("password: ${DATABASE_PASSWORD}")).toEqual({ found: false, said: "" });
  });
});
