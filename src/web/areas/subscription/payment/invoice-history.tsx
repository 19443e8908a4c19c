import { Anchor, Button } from "@mantine/core";
import type { Order } from "#contract/account/subscription.ts";
import { api } from "#contract/index.ts";
import { purchaseText } from "#web/areas/subscription/plan/plan-words.ts";
import { usePlans } from "#web/areas/subscription/use-subscriptions.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { formatDate, formatMoney } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./invoice-history.module.css";
import { useCheckout } from "./use-checkout.ts";

/** What was ordered and paid, each with its invoice. A checkout left open is found again here. */
export function InvoiceHistory({ orders }: { orders: readonly Order[] }) {
  const t = useWords();
  const { all: plans } = usePlans();
  if (orders.length === 0) return <Text tone="secondary">{t("subscription.history_empty")}</Text>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("subscription.date")}</th>
          <th scope="col">{t("subscription.what")}</th>
          <th scope="col" className={classes.number}>
            {t("subscription.amount")}
          </th>
          <th scope="col">{t("subscription.status")}</th>
          <th scope="col">{t("subscription.invoice")}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.order_id}>
            <td className={classes.date}>{formatDate(order.paid_at ?? order.created_at)}</td>
            <td className={classes.what}>
              {purchaseText(
                t,
                order,
                plans.find((plan) => plan.id === order.subscription_id),
              )}
            </td>
            <td className={classes.number} title={t("subscription.including_vat", { vat: formatMoney(order.vat, order.currency) })}>
              {formatMoney(order.amount, order.currency)}
            </td>
            <td className={classes.status}>
              <Badge tone={order.status === "paid" ? "accent" : "plain"}>{t(`subscription.order_status.${order.status}`)}</Badge>
            </td>
            <td className={classes.invoice}>
              {order.invoice_url && order.invoice_number ? (
                <Anchor
                  href={order.invoice_url}
                  target="_blank"
                  inherit
                  aria-label={t("subscription.invoice_download", { number: order.invoice_number })}
                >
                  {order.invoice_number}
                </Anchor>
              ) : order.status === "pending" ? (
                <Unfinished order={order} />
              ) : (
                "–"
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Unfinished({ order }: { order: Order }) {
  const t = useWords();
  const isOwner = useUser().role === "owner";
  const checkout = useCheckout();
  const close = useAction(api.subscription.cancel, { refreshes: [api.subscription.purchased] });
  if (!isOwner) return "–";
  return (
    <Row as="span" gap={4} align="stretch" isWrapped className={classes.verbs}>
      <Button
        size="xs"
        variant="default"
        loading={checkout.isPending}
        onClick={() => checkout.open({ subscription_id: order.subscription_id, interval: order.interval, seats: order.seats })}
      >
        {t("subscription.pay_now")}
      </Button>
      <Button size="xs" variant="subtle" loading={close.isPending} onClick={() => close.mutate({ orderId: order.order_id })}>
        {t("subscription.drop_order")}
      </Button>
    </Row>
  );
}
