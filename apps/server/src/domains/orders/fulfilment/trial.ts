import { endSubscriptionQueue, planEmailQueue, planMail } from "../../subscriptions/index.ts";
import { beginPlan } from "./begin-plan.ts";
import { claimTrial } from "./claim-trial.ts";
import type { Fulfilment } from "./fulfilment.ts";
import { reportSecondPlan } from "./report-second-plan.ts";
import { subscription } from "./subscription.ts";

/** A plan that starts with free days, one per person. */
export const trial: Fulfilment = {
  async grant(context, paid) {
    const { transaction, enqueue, report } = context;
    if (await claimTrial(transaction, paid)) {
      const begun = await beginPlan(transaction, paid);
      if (begun === undefined) return;
      await reportSecondPlan(context, { ...paid, begun });
      const { beganAt: at, price: amount, nextChargeAt: date } = begun;
      const mail = planMail("trialStarted", begun, { at, amount, date });
      await enqueue(transaction, planEmailQueue, [mail]);
      return;
    }
    // Two sessions were open at once, and the other was faster: this plan ends before it costs anything.
    const ended = await beginPlan(transaction, paid, (row) => ({
      ...row,
      state: "deactivated",
      trialEndsAt: row.beganAt,
      nextChargeAt: null,
      endedAt: row.beganAt,
      entitledUntil: row.beganAt,
    }));
    if (ended === undefined) return;
    const { providerSubscriptionId, beganAt } = ended;
    report("secondTrial", { subscription: providerSubscriptionId, order: paid.order.reference });
    await enqueue(transaction, endSubscriptionQueue, [{ providerSubscriptionId }]);
    await enqueue(transaction, planEmailQueue, [
      planMail("ended", ended, { at: beganAt, date: beganAt }),
    ]);
  },

  revoke: (context, returned) => subscription.revoke(context, returned),
};
