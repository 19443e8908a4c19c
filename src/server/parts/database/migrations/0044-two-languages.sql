-- A proposal in both languages: what its letter says in the other one (strengths, facts and lines carry theirs within), and
-- the papers of an edition that went out in both.
alter table proposals
  -- {said, agreed: {own, other} | null}
  add column other_letter jsonb;

alter table proposal_editions
  add column other_pdf_id uuid references files on delete set null,
  add column other_docx_id uuid references files on delete set null;
