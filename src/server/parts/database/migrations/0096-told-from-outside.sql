-- The bell tells what clients and candidates did too. What they said stands in the timeline's line, which the row leads to and goes with.
alter table notifications
  add column activity_id uuid,
  add foreign key (workspace_id, activity_id) references activities on delete cascade,
  drop constraint notifications_about_one,
  add constraint notifications_about_one check (num_nonnulls(note_id, to_do_id, activity_id) = 1),
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'mention', 'assigned', 'client_interview', 'client_question', 'client_not_a_fit', 'interview_picked', 'interview_suggested',
    'consent_yes', 'consent_no', 'consent_withdrawn', 'renewal_yes', 'renewal_no', 'renewal_withdrawn'));
create unique index notifications_of_activity on notifications (workspace_id, activity_id, recruiter_id) where activity_id is not null;
