import { createFileRoute, redirect } from "@tanstack/react-router";

/** Without a step: the first. */
export const Route = createFileRoute("/dashboard/proposals/$id/")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/dashboard/proposals/$id/$step", params: { id: params.id, step: "start" }, replace: true });
  },
});
