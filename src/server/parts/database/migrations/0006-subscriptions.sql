-- What a workspace may do, as its subscriptions say: changed in the transaction that changes them.
alter table workspaces
  add column entitlement jsonb not null default '{"plan": "free", "seats": 1}';

-- One row per purchase that runs or ran: the plan itself, or a seat that somebody added to it. Its state is what the
-- order's payment events say together, in the provider's order, whatever order they came in.
create table subscriptions (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  order_id uuid not null unique,
  plan_key text not null,
  interval text not null check (interval in ('month', 'year')),
  seats integer not null check (seats > 0),
  unit_amount integer not null,
  currency text not null,
  is_extra_seat boolean not null default false,
  recruiter_id uuid references recruiters on delete set null,
  state text not null check (state in ('incomplete', 'active', 'past_due', 'cancelled', 'expired')),
  provider_subscription text,
  provider_customer text,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  -- {plan_key, interval, seats, unit_amount, at}: a smaller plan from the period's end on.
  pending_change jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_workspace on subscriptions (workspace_id, created_at desc);
create index subscriptions_running on subscriptions (current_period_end) where state in ('active', 'past_due', 'cancelled');

create table orders (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid references users on delete set null,
  email text not null,
  -- The order that began the subscription: itself for a purchase, an earlier one for a renewal or a change.
  first_order_id uuid not null,
  -- The provider's id of this payment; for a purchase its checkout session.
  payment_id text unique,
  plan_key text not null,
  interval text not null,
  seats integer not null,
  unit_amount integer not null,
  reason text not null default 'purchase' check (reason in ('purchase', 'renewal', 'change')),
  amount integer not null,
  vat integer not null,
  vat_rate numeric not null,
  currency text not null,
  status text not null check (status in ('pending', 'paid', 'cancelled', 'failed', 'expired')),
  -- The seat that an invited person buys: their recruiter record.
  created_member_id uuid,
  invoice_number text unique,
  invoice_file_id uuid references files on delete set null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  -- What was paid for: from its start to its end, end exclusive.
  period_start timestamptz,
  period_end timestamptz
);
create index orders_workspace on orders (workspace_id, created_at desc);
create index orders_pending on orders (created_at) where status = 'pending';

-- What the provider told, each event once.
create table payment_events (
  id text primary key,
  order_id uuid not null,
  at timestamptz not null,
  body jsonb not null,
  received_at timestamptz not null default now()
);
create index payment_events_order on payment_events (order_id, at);

-- Invoice numbers have no gaps: taken in the transaction that pays the order.
create table invoice_numbers (
  year integer primary key,
  last integer not null
);

-- What was billed, for the tax authority: it outlives the workspace and its account for seven years.
create table issued_invoices (
  number text primary key,
  issued_at timestamptz not null default now(),
  buyer text not null,
  plan_key text not null,
  seats integer not null,
  interval text not null,
  amount integer not null,
  vat integer not null,
  vat_rate numeric not null,
  currency text not null
);

-- What is counted a month (UTC), by the first day of it.
create table monthly_usage (
  workspace_id uuid not null references workspaces on delete cascade,
  month date not null,
  proposals integer not null default 0,
  chat_messages integer not null default 0,
  -- Limits about which the notice at 80 or 100 per cent went out: {"candidates": 80}.
  notices jsonb not null default '{}',
  primary key (workspace_id, month)
);

-- The sandbox: a payment provider that is played. What follows belongs to that other company alone; only
-- parts/payments/sandbox.ts reads and writes it.
create table sandbox_checkouts (
  id text primary key,
  order_id uuid not null unique,
  -- What was ordered: a CheckoutOrder.
  wish jsonb not null,
  status text not null check (status in ('open', 'complete', 'expired')),
  payment_status text not null check (payment_status in ('unpaid', 'paid', 'failed')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sandbox_checkouts_open on sandbox_checkouts (expires_at) where status = 'open';
create table sandbox_subscriptions (
  id text primary key,
  customer text not null unique,
  order_id uuid not null unique,
  language text not null,
  -- What runs, and what runs from the next period on: a Purchase.
  holds jsonb not null,
  next jsonb,
  renews boolean not null default true,
  -- Whether the way of paying works or is refused.
  pays boolean not null,
  state text not null check (state in ('running', 'past_due', 'ended')),
  -- Periods are counted from here, so that one that began on the 31st ends on the last day of shorter months.
  anchor timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  open_payment jsonb,
  -- How its events are told: late, twice, the last one first.
  manners jsonb not null,
  return_url text,
  last_event_at timestamptz not null
);
create index sandbox_subscriptions_due on sandbox_subscriptions (period_end) where state <> 'ended';
create table sandbox_events (
  id text primary key,
  order_id uuid not null,
  at timestamptz not null,
  body jsonb not null
);
create index sandbox_events_order on sandbox_events (order_id, at);
