-- A client's words begin with its first contact's: they are made anew also where only that is another one.
drop trigger contact_changed on contacts;
-- Locks contacts: a trigger is put in another one's place in a moment.
create trigger contact_changed after update on contacts for each row
  when ((old.client_id, old.name, old.role, old.email, old.phone, old.deleted_at, old.is_first)
    is distinct from (new.client_id, new.name, new.role, new.email, new.phone, new.deleted_at, new.is_first))
  execute function contact_worded();

-- Locks clients: those who have several contacts get their words, a second or two for 10,000 clients.
update clients set words = null
  where exists (select from contacts c where c.workspace_id = clients.workspace_id and c.client_id = clients.id and not c.is_first);

-- What somebody is told is switched kind by kind; what they had switched off stays off.
-- Locks users: two columns with a constant; then a row of each who had something switched off.
alter table users
  add column bell_off text[] not null default '{}',
  add column letters_off text[] not null default '{}';
update users set bell_off = '{assigned,client_answer,client_question,consent,interview_picked,interview_suggested,mention}'
  where not notify_in_app;
update users set letters_off = '{assigned,mention}' where not notify_by_letter;
-- Contracts 0.2.0: it doesn't know these two.
alter table users drop column notify_in_app, drop column notify_by_letter;
