import { describe, expect, it } from "vitest";
import { readRefusal } from "./read-refusal.ts";

const smtpError = (command: string, response: string) =>
  Object.assign(new Error(`Failed: ${response}`), {
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

describe("a sending that failed", () => {
  it.each([
    ["550 5.1.1 No such user", "hard", "5.1.1"],
    ["553 5.1.3 Malformed", "hard", "5.1.3"],
    ["552 5.2.2 Mailbox full", "soft", "5.2.2"],
    ["550 No such user here", "soft", ""],
  ])("is given up when the server refuses its recipient: %s", (response, kind, status) => {
    expect(readRefusal(smtpError("RCPT TO", response))).toEqual({
      kind,
      status,
      diagnostic: response,
    });
  });

  it("is given up when its address is none", () => {
    const error = Object.assign(new Error('Invalid recipient "a\\nb"'), { command: "API" });
    expect(readRefusal(error)).toMatchObject({ kind: "hard", status: "5.1.3" });
  });

  it.each([
    ["RCPT TO", "451 4.7.1 Greylisted, come back"],
    ["RCPT TO", "550 5.7.1 We do not relay for you"],
    ["RCPT TO", "554 Relay access denied"],
    ["RCPT TO", "503 Bad sequence of commands"],
    ["AUTH PLAIN", "535 5.7.8 Wrong password"],
    ["MAIL FROM", "550 5.1.8 Sender rejected"],
    ["DATA", "554 5.6.0 Not today"],
  ])("is tried again where the recipient is not the reason: %s %s", (command, response) => {
    expect(readRefusal(smtpError(command, response))).toBeUndefined();
  });

  it("is tried again when the server was not reached", () => {
    expect(readRefusal(new Error("connect ECONNREFUSED"))).toBeUndefined();
    expect(readRefusal("nothing")).toBeUndefined();
  });
});
