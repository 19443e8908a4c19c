import type { api } from "#contract/index.ts";
import { findCandidateOrFail } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { refuseLeaks } from "#server/areas/proposal/rules.ts";
import { leaksInResume, makeResume } from "./tasks.ts";

export const resumeHandlers: Handlers<typeof api.resume> = {
  make: async ({ body, caller, parts, language }) => {
    const candidate = await findCandidateOrFail(parts.database.db, caller.workspace, body.id);
    const asked = { ...body, language: body.language ?? language };
    const made = await makeResume(parts, caller, candidate, asked);
    refuseLeaks("resume_leaks", await leaksInResume(parts, caller.workspace, candidate, { ...made, anonymity: body.anonymity }));
    const { name, mime, bytes } = made;
    return { data: { name, mime, file: Buffer.from(bytes).toString("base64") } };
  },
};
