import { expect, it } from "vitest";
import { smtpOptions } from "./smtp-options.ts";

it("reads a mail server's URL", () => {
  expect(smtpOptions("smtp://127.0.0.1:1025")).toEqual({
    host: "127.0.0.1",
    port: 1025,
    secure: false,
  });
  expect(smtpOptions("smtps://shop%40mail:a%2Fb@mail.test")).toEqual({
    host: "mail.test",
    port: 465,
    secure: true,
    auth: { user: "shop@mail", pass: "a/b" },
  });
});
