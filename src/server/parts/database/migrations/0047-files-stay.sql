-- A file that something names can't go before that: where it was named, it stood empty afterwards. At the end of the transaction, so that a
-- workspace goes with all it has in any order. A person's picture lies in a workspace that may go without them: there they lose it.
alter table workspaces drop constraint workspaces_logo_id_fkey,
  add constraint workspaces_logo_id_fkey foreign key (id, logo_id) references files deferrable initially deferred;
alter table orders drop constraint orders_invoice_file_id_fkey,
  add constraint orders_invoice_file_id_fkey foreign key (workspace_id, invoice_file_id) references files deferrable initially deferred;
alter table proposals drop constraint proposals_logo_id_fkey,
  add constraint proposals_logo_id_fkey foreign key (workspace_id, logo_id) references files deferrable initially deferred;
alter table shortlists drop constraint shortlists_logo_id_fkey,
  add constraint shortlists_logo_id_fkey foreign key (workspace_id, logo_id) references files deferrable initially deferred;
alter table proposal_editions drop constraint proposal_editions_pdf_id_fkey,
  add constraint proposal_editions_pdf_id_fkey foreign key (workspace_id, pdf_id) references files deferrable initially deferred;
alter table proposal_editions drop constraint proposal_editions_docx_id_fkey,
  add constraint proposal_editions_docx_id_fkey foreign key (workspace_id, docx_id) references files deferrable initially deferred;
alter table proposal_editions drop constraint proposal_editions_other_pdf_id_fkey,
  add constraint proposal_editions_other_pdf_id_fkey foreign key (workspace_id, other_pdf_id) references files deferrable initially deferred;
alter table proposal_editions drop constraint proposal_editions_other_docx_id_fkey,
  add constraint proposal_editions_other_docx_id_fkey foreign key (workspace_id, other_docx_id) references files deferrable initially deferred;
alter table extractions drop constraint extractions_file_id_fkey,
  add constraint extractions_file_id_fkey foreign key (workspace_id, file_id) references files deferrable initially deferred;
