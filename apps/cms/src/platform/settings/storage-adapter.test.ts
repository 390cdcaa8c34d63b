import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProduct } from "../../testing/create-product.ts";
import { sampleVideo } from "../../testing/sample-video.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

const editor = { email: "editor@autotune.test", password: "development-only-Password1" };

let cms: TestCms;
let authorization: string;
beforeAll(async () => {
  cms = await startCms();
  await cms.payload.create({ collection: "users", data: { ...editor, role: "editor" } });
  authorization = `JWT ${await signInStaff(cms, editor)}`;
});
afterAll(() => cms.stop());

/** What an editor gets who opens a file. */
async function fetchFile(url: string | null | undefined) {
  const response = await handleEndpoints({
    config: cms.payload.config,
    payloadInstanceCacheKey: cms.key,
    request: new Request(new URL(url ?? "", cms.payload.config.serverURL), {
      headers: { authorization },
    }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

test("a video is shown in the admin", async () => {
  const file = sampleVideo("take.mp4");
  const { url } = await cms.payload.create({ collection: "films", data: {}, file });
  const { status, headers, bytes } = await fetchFile(url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "video/mp4",
    "content-disposition": "inline",
    "content-length": String(file.size),
    "x-content-type-options": "nosniff",
  });
  expect(bytes).toEqual(file.data);
});

test("an installer is saved and never opened, whatever type it declares", async () => {
  const data = Buffer.from("<script>alert(1)</script>");
  const { url } = await cms.payload.create({
    collection: "installers",
    file: { data, mimetype: "text/html", name: "setup.exe", size: data.length },
    data: {
      product: (await createProduct(cms.payload, "auto-tune-pro")).id,
      version: "1.0.0",
      system: "mac",
      releasedOn: "2026-09-14T12:00:00.000Z",
    },
    draft: true,
  });
  const { headers, bytes } = await fetchFile(url);
  expect(headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
  });
  expect(bytes).toEqual(data);
});
