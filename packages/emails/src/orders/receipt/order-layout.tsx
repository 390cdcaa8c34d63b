import { Block } from "../../platform/components/block.tsx";
import { BrandHead } from "../../platform/components/brand-head.tsx";
import { Facts } from "../../platform/components/facts.tsx";
import { Footer } from "../../platform/components/footer.tsx";
import { Frame } from "../../platform/components/frame.tsx";
import { palette } from "../../platform/components/palette.ts";
import { Signature } from "../../platform/components/signature.tsx";
import type { Translate } from "../../platform/i18n.ts";
import { footerNotes } from "../../platform/footer-notes.ts";
import { team, whyOrderEmail } from "../../platform/shared-texts.ts";
import { Actions } from "./actions.tsx";
import { countSerials } from "./count-serials.ts";
import { listOrderFacts } from "./list-order-facts.ts";
import { NextSteps } from "./next-steps.tsx";
import type { OrderEmail } from "./order-email.ts";
import { OrderLine } from "./order-line.tsx";
import { goodbyeOf, opening, thank } from "./order-texts.ts";
import { WithdrawalNote } from "./withdrawal-note.tsx";
import { Totals } from "./totals.tsx";

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "24px 24px 28px",
};
const end = { borderTop: `1px solid ${palette.rule}`, padding: "4px 0 0" };

interface OrderLayoutProps {
  order: OrderEmail;
  subject: string;
  translate: Translate;
}

export function OrderLayout({ order, subject, translate }: OrderLayoutProps) {
  const { language, reference, state } = order;
  const { preview, intro } = opening[state];
  const serials = countSerials(order);
  return (
    <Frame language={language} title={subject} preview={translate(preview(serials))}>
      <BrandHead title={translate(thank(order.name))} texts={[translate(intro(serials))]} />
      <Block className="card" style={card}>
        <Facts facts={listOrderFacts(order, translate)} />
        <div style={{ height: 20, lineHeight: "20px" }} />
        {order.lines.map((line, position) => (
          // Two lines may bear the same name, and the lines of a mail never move.
          // oxlint-disable-next-line react/no-array-index-key
          <OrderLine key={position} item={line} language={language} translate={translate} />
        ))}
        <Totals order={order} translate={translate} />
        <Actions order={order} translate={translate} />
        {state === "completed" && <NextSteps order={order} translate={translate} />}
        <Block className="rule" style={end}>
          <WithdrawalNote order={order} translate={translate} />
          <Signature goodbye={translate(goodbyeOf(order))} team={translate(team)} />
        </Block>
      </Block>
      <Footer notes={footerNotes([whyOrderEmail(reference)], translate)} />
    </Frame>
  );
}
