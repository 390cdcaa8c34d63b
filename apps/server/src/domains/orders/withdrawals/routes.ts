import { DeclarationReceipt, ErrorBody, WithdrawalBody } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { createDeclarationReceiver } from "../declarations/receive-declaration.ts";
import { insertWithdrawal } from "./repository.ts";
import { withdrawalEmailQueue } from "./withdrawal-email-queue.ts";

/** Withdrawing from a contract, for everyone: no account is needed, and the response reveals nothing about orders. */
export async function withdrawalRoutes(app: App): Promise<void> {
  const { byIpAddress, receive } = createDeclarationReceiver(app, "withdrawal");

  app.post(
    "/laravel/rest/withdrawals",
    {
      onRequest: byIpAddress,
      schema: {
        summary: "Declare a withdrawal from the contract of an order",
        tags: ["rights"],
        body: WithdrawalBody,
        response: { 201: DeclarationReceipt, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { part, language, ...declarant } = request.body;
      const receipt = await receive(
        reply,
        { ...declarant, words: part },
        async (transaction, enqueue, { words, ...declaration }) => {
          const stored = { ...declaration, part: words, language };
          const received = await insertWithdrawal(transaction, stored);
          await enqueue(transaction, withdrawalEmailQueue, [{ withdrawalId: received.id }]);
          return received;
        },
      );
      return reply.status(201).send(receipt);
    },
  );
}
