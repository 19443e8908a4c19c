import type { MessageKey } from "#contract/messages.ts";
import type { ProposalCheck, proposalCalls } from "#contract/proposal.ts";
import { maskingOf, withRuling } from "#engine/anonymity/rulings.ts";
import { findCandidateToChange, setLeakRulings } from "#server/areas/candidate/queries.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { invitationLetter } from "#server/areas/proposal/mails.ts";
import { findProposal, findProposalToChange, findSender, markSubmitted, updateProposal } from "#server/areas/proposal/queries.ts";
import { confirmed } from "#server/areas/proposal/rules.ts";
import { insertShare } from "#server/areas/proposal/share/queries.ts";
import { newLink } from "#server/areas/proposal/share/rules.ts";
import { leaksOnShortlists } from "#server/areas/proposal/shortlist/tasks.ts";
import { gather, moveMatch, noteProposal, present, wholeProposal } from "#server/areas/proposal/tasks.ts";
import { writeTo } from "#server/areas/subscription/tasks.ts";
import { gone, invalidField, notAcceptable, notFound, stale } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import { insertEdition } from "./queries.ts";
import { keepPapers, leaksIn, makeOutputs, makePage, storePapers } from "./tasks.ts";
import { unsend } from "./undo/tasks.ts";

const refusalOf: Partial<Record<ProposalCheck["kind"], MessageKey>> = {
  consent_expired: "consent_over",
  consent_refused: "consent_refused",
  contradiction: "proposal_contradicts",
  placeholder: "proposal_unfilled",
};

export const editionHandlers: Handlers<Pick<typeof proposalCalls, "preview" | "ruleLeak" | "submit" | "undoSubmit">> = {
  preview: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const gathered = await gather(db, caller.workspace, present(await findProposal(db, caller.workspace, body.id)));
    const outputs = body.papers ? await makeOutputs(parts, gathered, new Date()) : makePage(gathered, new Date(), body.language);
    return { data: { shared: outputs.shared, leaks: leaksIn(gathered, outputs), rulings: gathered.candidate.leak_rulings } };
  },

  ruleLeak: async ({ body, caller, parts }) => {
    if (body.ruling === "harmless" && !body.reason) throw invalidField("reason", "required");
    if (body.ruling === "mask" && !body.with) throw invalidField("with", "required");
    const sender = await findSender(parts.database.db, caller.workspace, caller.recruiter_id);
    const rulings = await parts.database.transaction(async (trx) => {
      const candidate = await findCandidateToChange(trx, caller.workspace, body.candidate_id);
      if (!candidate) throw notFound("candidate");
      const after = withRuling(candidate.leak_rulings, {
        text: body.text,
        ruling: body.ruling,
        language: body.language,
        with: body.ruling === "mask" ? (body.with ?? null) : null,
        reason: body.reason ?? null,
        by: `${sender.first_name} ${sender.last_name}`,
        at: new Date().toISOString(),
      });
      await setLeakRulings(trx, caller.workspace, body.candidate_id, after);
      return after;
    });
    return { data: { rulings } };
  },

  submit: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const now = new Date();
    const stored = present(await findProposal(db, caller.workspace, body.id));
    if (stored.status === "withdrawn") throw gone("proposal");
    if (body.version !== undefined && body.version !== stored.version)
      throw stale("proposal", { proposal: await wholeProposal(parts, caller, body.id) });
    const gathered = await gather(db, caller.workspace, stored);
    const { sender, agency, checks, unsourced } = gathered;
    if (unsourced.length > 0 && !body.confirm_unsourced) throw notAcceptable("claims_unsourced", { n: unsourced.length }, { unsourced });
    const blocking = checks.find(({ weight }) => weight === "block");
    if (blocking) throw notAcceptable(refusalOf[blocking.kind] ?? "consent_needed", undefined, { checks });
    if (unsourced.length > 0) {
      const who = { by: `${sender.first_name} ${sender.last_name}`, at: now.toISOString() };
      stored.confirmations = confirmed(stored.confirmations, unsourced, who);
      Object.assign(gathered, await gather(db, caller.workspace, stored));
    }
    const { url, kept } = newLink(parts);
    const expires_at = new Date(now.getTime() + body.expires_in_days * 86_400_000).toISOString();
    const draft = await makeOutputs(parts, gathered, now);
    const invitation = {
      language: stored.language,
      agency: agency.name,
      who: draft.shared.display_name,
      job: draft.shared.job_title,
      message: maskingOf(gathered.candidate.leak_rulings, stored.language)(body.message?.trim() ?? "") || null,
      sender: { name: `${sender.first_name} ${sender.last_name}`, email: sender.email, phone: sender.phone },
      url,
      expires_at,
      has_password: body.password !== undefined,
    };
    const outputs = await makeOutputs(parts, gathered, now, invitation);
    const leaks = [...leaksIn(gathered, outputs), ...(await leaksOnShortlists(db, caller.workspace, stored, outputs.shared))];
    if (leaks.length > 0) throw notAcceptable("proposal_leaks", { n: leaks.length }, { leaks });
    const password_hash = body.password === undefined ? null : await parts.secret.hashPassword(body.password);
    const undo_seconds = parts.config.undo_send_seconds;
    const share = { id: newId(), url, expires_at, undo_seconds };
    const papers = await storePapers(parts, caller.workspace, outputs.papers);
    const isStale = await parts.database.transaction(async (trx) => {
      const current = present(await findProposalToChange(trx, caller.workspace, body.id));
      if (current.version !== stored.version) return true;
      const number = stored.edition + 1;
      await insertEdition(trx, caller.workspace, {
        id: newId(),
        proposal_id: body.id,
        number,
        shared: outputs.shared,
        ...(await keepPapers(trx, caller.workspace, papers)),
      });
      await updateProposal(trx, caller.workspace, body.id, {
        edition: number,
        confirmations: stored.confirmations,
        ...(stored.status === "draft" && { status: "submitted" as const }),
      });
      await markSubmitted(trx, caller.workspace, body.id);
      const match = await moveMatch(trx, caller.workspace, stored, "proposed", null, caller.recruiter_id);
      const { expires_at: until } = await insertShare(trx, caller.workspace, {
        id: share.id,
        proposal_id: body.id,
        ...kept,
        before: { status: stored.status, edition: stored.edition, submitted_at: stored.submitted_at, match },
        password_hash,
        recipients: body.recipients ?? [],
        expires_in_days: body.expires_in_days,
      });
      share.expires_at = until;
      await noteProposal(trx, caller.workspace, caller.recruiter_id, stored, "proposal_submitted", {
        edition: number,
        to: (body.recipients ?? []).map(({ name, email }) => name ?? email),
      });
      const letters = (body.recipients ?? []).map(({ email, name }) => invitationLetter(invitation, { email, name: name ?? null }));
      // A second later than it can be undone: no letter leaves between the two.
      const held = { share_id: share.id, after_seconds: undo_seconds && undo_seconds + 1 };
      await writeTo(parts, trx, caller.workspace, letters, held);
      return false;
    });
    const proposal = await wholeProposal(parts, caller, body.id);
    if (isStale) throw stale("proposal", { proposal });
    return { data: { proposal, share } };
  },

  undoSubmit: async ({ body, caller, parts }) => {
    await parts.database.transaction(async (trx) => {
      const stored = present(await findProposalToChange(trx, caller.workspace, body.id));
      if (!(await unsend(parts, trx, caller.workspace, stored))) throw notAcceptable("undo_too_late");
    });
    return { data: { proposal: await wholeProposal(parts, caller, body.id) } };
  },
};
