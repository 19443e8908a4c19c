-- Whose every row is, in the row itself: each table of a workspace carries its id, in its primary key, in whatever is unique and in
-- whatever refers to another such table. So no row can refer to another workspace's, and the same schema can be partitioned or
-- distributed by workspace. Which tables these are is declared in tenancy.ts; a test holds this schema against it.

-- Tables that only their parents told it of.
alter table candidate_entries add column workspace_id uuid references workspaces on delete cascade;
update candidate_entries set workspace_id = candidates.workspace_id from candidates where candidates.id = candidate_entries.candidate_id;
alter table candidate_entries alter column workspace_id set not null;
alter table candidate_vectors add column workspace_id uuid references workspaces on delete cascade;
update candidate_vectors set workspace_id = candidates.workspace_id from candidates where candidates.id = candidate_vectors.candidate_id;
alter table candidate_vectors alter column workspace_id set not null;
alter table job_vectors add column workspace_id uuid references workspaces on delete cascade;
update job_vectors set workspace_id = jobs.workspace_id from jobs where jobs.id = job_vectors.job_id;
alter table job_vectors alter column workspace_id set not null;
alter table consent_answers add column workspace_id uuid references workspaces on delete cascade;
update consent_answers set workspace_id = consent_requests.workspace_id from consent_requests where consent_requests.id = consent_answers.request_id;
alter table consent_answers alter column workspace_id set not null;
alter table proposal_editions add column workspace_id uuid references workspaces on delete cascade;
update proposal_editions set workspace_id = proposals.workspace_id from proposals where proposals.id = proposal_editions.proposal_id;
alter table proposal_editions alter column workspace_id set not null;
alter table shortlist_items add column workspace_id uuid references workspaces on delete cascade;
update shortlist_items set workspace_id = shortlists.workspace_id from shortlists where shortlists.id = shortlist_items.shortlist_id;
alter table shortlist_items alter column workspace_id set not null;
alter table payment_events add column workspace_id uuid references workspaces on delete cascade;
update payment_events set workspace_id = orders.workspace_id from orders where orders.id = payment_events.order_id;
-- What was told of an order whose workspace is gone.
delete from payment_events where workspace_id is null;
alter table payment_events alter column workspace_id set not null;

-- A person's picture lies in the workspace that it was given in, and the invitation that they came by is of one.
alter table users add column avatar_workspace_id uuid;
update users set avatar_workspace_id = files.workspace_id from files where files.id = users.avatar_id;
alter table users add column invited_workspace_id uuid;
update users set invited_workspace_id = recruiters.workspace_id from recruiters where recruiters.id = users.invited_as;

-- The old references go, with the keys that they lead to.
alter table activities drop constraint activities_candidate_id_fkey;
alter table activities drop constraint activities_job_id_fkey;
alter table activities drop constraint activities_proposal_id_fkey;
alter table activities drop constraint activities_recruiter_id_fkey;
alter table candidate_entries drop constraint candidate_entries_candidate_id_fkey;
alter table candidate_vectors drop constraint candidate_vectors_candidate_id_fkey;
alter table candidates drop constraint candidates_recruiter_id_fkey;
alter table chat_messages drop constraint chat_messages_chat_id_fkey;
alter table chat_messages drop constraint chat_messages_question_id_fkey;
alter table chats drop constraint chats_candidate_id_fkey;
alter table chats drop constraint chats_job_id_fkey;
alter table consent_answers drop constraint consent_answers_request_id_fkey;
alter table consent_requests drop constraint consent_requests_candidate_id_fkey;
alter table consent_requests drop constraint consent_requests_job_id_fkey;
alter table consent_requests drop constraint consent_requests_recruiter_id_fkey;
alter table decision_snapshots drop constraint decision_snapshots_candidate_id_fkey;
alter table decision_snapshots drop constraint decision_snapshots_job_id_fkey;
alter table decisions drop constraint decisions_candidate_id_fkey;
alter table decisions drop constraint decisions_job_id_fkey;
alter table decisions drop constraint decisions_recruiter_id_fkey;
alter table extractions drop constraint extractions_file_id_fkey;
alter table files drop constraint files_candidate_id_fkey;
alter table job_vectors drop constraint job_vectors_job_id_fkey;
alter table jobs drop constraint jobs_client_id_fkey;
alter table jobs drop constraint jobs_recruiter_id_fkey;
alter table letters drop constraint letters_share_id_fkey;
alter table matches drop constraint matches_candidate_id_fkey;
alter table matches drop constraint matches_job_id_fkey;
alter table orders drop constraint orders_invoice_file_id_fkey;
alter table proposal_editions drop constraint proposal_editions_docx_id_fkey;
alter table proposal_editions drop constraint proposal_editions_other_docx_id_fkey;
alter table proposal_editions drop constraint proposal_editions_other_pdf_id_fkey;
alter table proposal_editions drop constraint proposal_editions_pdf_id_fkey;
alter table proposal_editions drop constraint proposal_editions_proposal_id_fkey;
alter table proposal_messages drop constraint proposal_messages_proposal_id_fkey;
alter table proposal_messages drop constraint proposal_messages_share_id_fkey;
alter table proposal_shares drop constraint proposal_shares_proposal_id_fkey;
alter table proposal_shares drop constraint proposal_shares_shortlist_id_fkey;
alter table proposals drop constraint proposals_candidate_id_fkey;
alter table proposals drop constraint proposals_job_id_fkey;
alter table proposals drop constraint proposals_logo_id_fkey;
alter table proposals drop constraint proposals_recruiter_id_fkey;
alter table protected_lines drop constraint protected_lines_job_id_fkey;
alter table protected_lines drop constraint protected_lines_recruiter_id_fkey;
alter table put_off_lines drop constraint put_off_lines_recruiter_id_fkey;
alter table recruiters drop constraint recruiters_invited_by_fkey;
alter table saved_views drop constraint saved_views_recruiter_id_fkey;
alter table shortlist_items drop constraint shortlist_items_proposal_id_fkey;
alter table shortlist_items drop constraint shortlist_items_shortlist_id_fkey;
alter table shortlists drop constraint shortlists_job_id_fkey;
alter table shortlists drop constraint shortlists_logo_id_fkey;
alter table shortlists drop constraint shortlists_recruiter_id_fkey;
alter table subscriptions drop constraint subscriptions_recruiter_id_fkey;
alter table weight_changes drop constraint weight_changes_recruiter_id_fkey;
alter table users drop constraint users_avatar_id_fkey, drop constraint users_invited_as_fkey;
alter table workspaces drop constraint workspaces_logo_id_fkey;

-- Keys.
alter table activities drop constraint activities_pkey, add primary key (workspace_id, id);
alter table candidate_entries drop constraint candidate_entries_pkey, add primary key (workspace_id, candidate_id);
alter table candidate_vectors drop constraint candidate_vectors_pkey, add primary key (workspace_id, candidate_id);
alter table candidates drop constraint candidates_pkey, add primary key (workspace_id, id);
alter table chat_messages drop constraint chat_messages_pkey, add primary key (workspace_id, id);
alter table chats drop constraint chats_pkey, add primary key (workspace_id, id);
alter table clients drop constraint clients_pkey, add primary key (workspace_id, id);
alter table consent_answers drop constraint consent_answers_pkey, add primary key (workspace_id, id);
alter table consent_requests drop constraint consent_requests_pkey, add primary key (workspace_id, id);
alter table decisions drop constraint decisions_pkey, add primary key (workspace_id, id);
alter table ended_invitations drop constraint ended_invitations_pkey, add primary key (workspace_id, id);
alter table extractions drop constraint extractions_pkey, add primary key (workspace_id, id);
alter table files drop constraint files_pkey, add primary key (workspace_id, id);
alter table job_vectors drop constraint job_vectors_pkey, add primary key (workspace_id, job_id);
alter table jobs drop constraint jobs_pkey, add primary key (workspace_id, id);
alter table matches drop constraint matches_pkey, add primary key (workspace_id, job_id, candidate_id);
alter table orders drop constraint orders_pkey, add primary key (workspace_id, id);
alter table payment_events drop constraint payment_events_pkey, add primary key (workspace_id, id);
alter table proposal_editions drop constraint proposal_editions_pkey, add primary key (workspace_id, id);
alter table proposal_messages drop constraint proposal_messages_pkey, add primary key (workspace_id, id);
alter table proposal_shares drop constraint proposal_shares_pkey, add primary key (workspace_id, id);
alter table proposals drop constraint proposals_pkey, add primary key (workspace_id, id);
alter table protected_lines drop constraint protected_lines_pkey, add primary key (workspace_id, id);
alter table put_off_lines drop constraint put_off_lines_pkey, add primary key (workspace_id, recruiter_id, key);
alter table recruiters drop constraint recruiters_pkey, add primary key (workspace_id, id);
alter table saved_views drop constraint saved_views_pkey, add primary key (workspace_id, id);
alter table shortlist_items drop constraint shortlist_items_pkey, add primary key (workspace_id, shortlist_id, place);
alter table shortlists drop constraint shortlists_pkey, add primary key (workspace_id, id);
alter table subscriptions drop constraint subscriptions_pkey, add primary key (workspace_id, id);
alter table weight_changes drop constraint weight_changes_pkey, add primary key (workspace_id, id);

-- What is unique is so within a workspace. By a link's token, an order or a payment's number a row is found before its workspace is known.
alter table chat_messages drop constraint chat_messages_chat_id_position_key, add unique (workspace_id, chat_id, position);
alter table proposal_editions drop constraint proposal_editions_proposal_id_number_key, add unique (workspace_id, proposal_id, number);
alter table shortlist_items drop constraint shortlist_items_shortlist_id_proposal_id_key, add unique (workspace_id, shortlist_id, proposal_id);
alter table consent_requests drop constraint consent_requests_token_hash_key, add unique (workspace_id, token_hash);
create index consent_requests_token on consent_requests (token_hash);
alter table proposal_shares drop constraint proposal_shares_token_hash_key, add unique (workspace_id, token_hash);
create index proposal_shares_token on proposal_shares (token_hash);
alter table orders drop constraint orders_payment_id_key, drop constraint orders_invoice_number_key,
  add unique (workspace_id, payment_id), add unique (workspace_id, invoice_number);
create index orders_payment on orders (payment_id);
create index orders_id on orders (id);
alter table subscriptions drop constraint subscriptions_order_id_key, add unique (workspace_id, order_id);
create index files_id on files (id);
drop index protected_lines_of_job;
create unique index protected_lines_of_job on protected_lines (workspace_id, job_id, ground, md5(lower(quote))) where job_id is not null;

-- What a match is found and counted by is the workspace's part of the index, so that its condition costs nothing.
drop index matches_ranked;
create index matches_ranked on matches (workspace_id, job_id, score desc, candidate_id) include (stage);
drop index matches_of_candidate;
create index matches_of_candidate on matches (workspace_id, candidate_id, score desc);
drop index matches_new;
create index matches_new on matches (workspace_id, job_id, created_at) include (candidate_id) where stage = 'suggested' and score >= 60;

-- What pointed into another workspace, if anything ever did, points nowhere.
update activities set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = activities.recruiter_id and theirs.workspace_id = activities.workspace_id);
update candidates set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = candidates.recruiter_id and theirs.workspace_id = candidates.workspace_id);
update consent_requests set job_id = null where job_id is not null and not exists (select from jobs theirs where theirs.id = consent_requests.job_id and theirs.workspace_id = consent_requests.workspace_id);
update consent_requests set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = consent_requests.recruiter_id and theirs.workspace_id = consent_requests.workspace_id);
update decisions set candidate_id = null where candidate_id is not null and not exists (select from candidates theirs where theirs.id = decisions.candidate_id and theirs.workspace_id = decisions.workspace_id);
update decisions set job_id = null where job_id is not null and not exists (select from jobs theirs where theirs.id = decisions.job_id and theirs.workspace_id = decisions.workspace_id);
update decisions set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = decisions.recruiter_id and theirs.workspace_id = decisions.workspace_id);
update extractions set file_id = null where file_id is not null and not exists (select from files theirs where theirs.id = extractions.file_id and theirs.workspace_id = extractions.workspace_id);
update jobs set client_id = null where client_id is not null and not exists (select from clients theirs where theirs.id = jobs.client_id and theirs.workspace_id = jobs.workspace_id);
update jobs set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = jobs.recruiter_id and theirs.workspace_id = jobs.workspace_id);
update orders set invoice_file_id = null where invoice_file_id is not null and not exists (select from files theirs where theirs.id = orders.invoice_file_id and theirs.workspace_id = orders.workspace_id);
update proposal_editions set docx_id = null where docx_id is not null and not exists (select from files theirs where theirs.id = proposal_editions.docx_id and theirs.workspace_id = proposal_editions.workspace_id);
update proposal_editions set other_docx_id = null where other_docx_id is not null and not exists (select from files theirs where theirs.id = proposal_editions.other_docx_id and theirs.workspace_id = proposal_editions.workspace_id);
update proposal_editions set other_pdf_id = null where other_pdf_id is not null and not exists (select from files theirs where theirs.id = proposal_editions.other_pdf_id and theirs.workspace_id = proposal_editions.workspace_id);
update proposal_editions set pdf_id = null where pdf_id is not null and not exists (select from files theirs where theirs.id = proposal_editions.pdf_id and theirs.workspace_id = proposal_editions.workspace_id);
update proposal_messages set share_id = null where share_id is not null and not exists (select from proposal_shares theirs where theirs.id = proposal_messages.share_id and theirs.workspace_id = proposal_messages.workspace_id);
update proposals set logo_id = null where logo_id is not null and not exists (select from files theirs where theirs.id = proposals.logo_id and theirs.workspace_id = proposals.workspace_id);
update proposals set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = proposals.recruiter_id and theirs.workspace_id = proposals.workspace_id);
update protected_lines set job_id = null where job_id is not null and not exists (select from jobs theirs where theirs.id = protected_lines.job_id and theirs.workspace_id = protected_lines.workspace_id);
update protected_lines set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = protected_lines.recruiter_id and theirs.workspace_id = protected_lines.workspace_id);
update recruiters set invited_by = null where invited_by is not null and not exists (select from recruiters theirs where theirs.id = recruiters.invited_by and theirs.workspace_id = recruiters.workspace_id);
update saved_views set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = saved_views.recruiter_id and theirs.workspace_id = saved_views.workspace_id);
update shortlists set logo_id = null where logo_id is not null and not exists (select from files theirs where theirs.id = shortlists.logo_id and theirs.workspace_id = shortlists.workspace_id);
update shortlists set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = shortlists.recruiter_id and theirs.workspace_id = shortlists.workspace_id);
update subscriptions set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = subscriptions.recruiter_id and theirs.workspace_id = subscriptions.workspace_id);
update weight_changes set recruiter_id = null where recruiter_id is not null and not exists (select from recruiters theirs where theirs.id = weight_changes.recruiter_id and theirs.workspace_id = weight_changes.workspace_id);
update workspaces set logo_id = null where logo_id is not null and not exists (select from files where files.id = logo_id and files.workspace_id = workspaces.id);

-- The references anew, within the workspace.
alter table activities add constraint activities_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table activities add constraint activities_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete cascade;
alter table activities add constraint activities_proposal_id_fkey foreign key (workspace_id, proposal_id) references proposals on delete cascade;
alter table activities add constraint activities_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table candidate_entries add constraint candidate_entries_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table candidate_vectors add constraint candidate_vectors_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table candidates add constraint candidates_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table chat_messages add constraint chat_messages_chat_id_fkey foreign key (workspace_id, chat_id) references chats on delete cascade;
alter table chat_messages add constraint chat_messages_question_id_fkey foreign key (workspace_id, question_id) references chat_messages on delete cascade;
alter table chats add constraint chats_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table chats add constraint chats_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete cascade;
alter table consent_answers add constraint consent_answers_request_id_fkey foreign key (workspace_id, request_id) references consent_requests on delete cascade;
alter table consent_requests add constraint consent_requests_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table consent_requests add constraint consent_requests_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete set null (job_id);
alter table consent_requests add constraint consent_requests_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table decision_snapshots add constraint decision_snapshots_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table decision_snapshots add constraint decision_snapshots_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete cascade;
alter table decisions add constraint decisions_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete set null (candidate_id);
alter table decisions add constraint decisions_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete set null (job_id);
alter table decisions add constraint decisions_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table extractions add constraint extractions_file_id_fkey foreign key (workspace_id, file_id) references files on delete set null (file_id);
alter table files add constraint files_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table job_vectors add constraint job_vectors_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete cascade;
alter table jobs add constraint jobs_client_id_fkey foreign key (workspace_id, client_id) references clients on delete set null (client_id);
alter table jobs add constraint jobs_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table letters add constraint letters_share_id_fkey foreign key (workspace_id, share_id) references proposal_shares on delete cascade;
alter table matches add constraint matches_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table matches add constraint matches_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete cascade;
alter table orders add constraint orders_invoice_file_id_fkey foreign key (workspace_id, invoice_file_id) references files on delete set null (invoice_file_id);
alter table proposal_editions add constraint proposal_editions_docx_id_fkey foreign key (workspace_id, docx_id) references files on delete set null (docx_id);
alter table proposal_editions add constraint proposal_editions_other_docx_id_fkey foreign key (workspace_id, other_docx_id) references files on delete set null (other_docx_id);
alter table proposal_editions add constraint proposal_editions_other_pdf_id_fkey foreign key (workspace_id, other_pdf_id) references files on delete set null (other_pdf_id);
alter table proposal_editions add constraint proposal_editions_pdf_id_fkey foreign key (workspace_id, pdf_id) references files on delete set null (pdf_id);
alter table proposal_editions add constraint proposal_editions_proposal_id_fkey foreign key (workspace_id, proposal_id) references proposals on delete cascade;
alter table proposal_messages add constraint proposal_messages_proposal_id_fkey foreign key (workspace_id, proposal_id) references proposals on delete cascade;
alter table proposal_messages add constraint proposal_messages_share_id_fkey foreign key (workspace_id, share_id) references proposal_shares on delete set null (share_id);
alter table proposal_shares add constraint proposal_shares_proposal_id_fkey foreign key (workspace_id, proposal_id) references proposals on delete cascade;
alter table proposal_shares add constraint proposal_shares_shortlist_id_fkey foreign key (workspace_id, shortlist_id) references shortlists on delete cascade;
alter table proposals add constraint proposals_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates on delete cascade;
alter table proposals add constraint proposals_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete cascade;
alter table proposals add constraint proposals_logo_id_fkey foreign key (workspace_id, logo_id) references files on delete set null (logo_id);
alter table proposals add constraint proposals_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table protected_lines add constraint protected_lines_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete set null (job_id);
alter table protected_lines add constraint protected_lines_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table put_off_lines add constraint put_off_lines_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete cascade;
alter table recruiters add constraint recruiters_invited_by_fkey foreign key (workspace_id, invited_by) references recruiters on delete set null (invited_by);
alter table saved_views add constraint saved_views_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table shortlist_items add constraint shortlist_items_proposal_id_fkey foreign key (workspace_id, proposal_id) references proposals on delete cascade;
alter table shortlist_items add constraint shortlist_items_shortlist_id_fkey foreign key (workspace_id, shortlist_id) references shortlists on delete cascade;
alter table shortlists add constraint shortlists_job_id_fkey foreign key (workspace_id, job_id) references jobs on delete cascade;
alter table shortlists add constraint shortlists_logo_id_fkey foreign key (workspace_id, logo_id) references files on delete set null (logo_id);
alter table shortlists add constraint shortlists_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table subscriptions add constraint subscriptions_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table weight_changes add constraint weight_changes_recruiter_id_fkey foreign key (workspace_id, recruiter_id) references recruiters on delete set null (recruiter_id);
alter table users
  add constraint users_avatar_id_fkey foreign key (avatar_workspace_id, avatar_id) references files on delete set null,
  add constraint users_invited_as_fkey foreign key (invited_workspace_id, invited_as) references recruiters on delete set null,
  add check ((avatar_id is null) = (avatar_workspace_id is null)), add check ((invited_as is null) = (invited_workspace_id is null));
alter table workspaces
  add constraint workspaces_logo_id_fkey foreign key (id, logo_id) references files on delete set null (logo_id);

-- Matches are counted by their workspaces, whatever they are keyed by; candidates that changed are told apart within theirs.
create or replace function skills_changed() returns trigger language plpgsql as
  $$ begin
    insert into skills_held (workspace_id, skill, candidates)
      select workspace_id, skill, sum(n) from (
        select w.workspace_id, w.skills, w.deleted_at, 1 as n from written w join replaced r using (workspace_id, id)
          where w.skills is distinct from r.skills or (w.deleted_at is null) <> (r.deleted_at is null)
        union all select r.workspace_id, r.skills, r.deleted_at, -1 from written w join replaced r using (workspace_id, id)
          where w.skills is distinct from r.skills or (w.deleted_at is null) <> (r.deleted_at is null)
      ) changed, skill_names(skills) skill where deleted_at is null group by 1, 2 having sum(n) <> 0 order by 1, 2
      on conflict (workspace_id, skill) do update set candidates = skills_held.candidates + excluded.candidates; return null; end $$;
create or replace function candidates_moved() returns trigger language plpgsql as
  $$ begin
    update workspaces w set candidates = w.candidates + moved.n
      from (select w.workspace_id, sum((w.deleted_at is null)::int - (r.deleted_at is null)::int) as n
        from written w join replaced r using (workspace_id, id) group by 1) moved where w.id = moved.workspace_id and moved.n <> 0
    ; return null; end $$;
