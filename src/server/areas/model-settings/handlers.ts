import type { modelCalls } from "#contract/account/model.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { notAcceptable } from "#server/core/failures.ts";

const comes = async () => {
  throw notAcceptable("model_none");
};

export const modelHandlers: Handlers<typeof modelCalls> = {
  settings: comes,
  save: comes,
  remove: comes,
  permit: comes,
  setPrice: comes,
  list: comes,
  test: comes,
  use: comes,
  estimate: comes,
  judge: comes,
};
