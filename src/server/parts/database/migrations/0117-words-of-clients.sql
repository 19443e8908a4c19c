-- The list of clients finds by words that were made when they were written: of the client itself and of who works there. Made as it
-- was searched, ten thousand clients took seconds.
-- Locks clients: each row gets its words, a few seconds for 10,000 clients.
-- Locks contacts: a trigger is added in a moment.

alter table clients add column words tsvector;

create function client_worded() returns trigger language plpgsql as $$
declare
  contact record;
begin
  new.words := words_of_name(new.name) || words_of(concat_ws(' ', new.city, new.country, new.branch, new.website, new.about));
  for contact in select name, role, email, phone from contacts
    where workspace_id = new.workspace_id and client_id = new.id and deleted_at is null order by is_first desc, id limit 500 loop
    new.words := new.words || words_of_name(contact.name) || words_of(concat_ws(' ', contact.role, contact.email))
      || words_of_number(contact.phone, new.country);
  end loop;
  return new;
end $$;
create trigger client_added before insert on clients for each row execute function client_worded();
-- Without words it asks for new ones.
create trigger client_changed before update on clients for each row
  when (new.words is null or (old.name, old.city, old.country, old.branch, old.website, old.about)
    is distinct from (new.name, new.city, new.country, new.branch, new.website, new.about))
  execute function client_worded();

create function contact_worded() returns trigger language plpgsql as $$
begin
  update clients set words = null where workspace_id = coalesce(new.workspace_id, old.workspace_id) and id in (old.client_id, new.client_id);
  return null;
end $$;
create trigger contact_added after insert or delete on contacts for each row execute function contact_worded();
create trigger contact_changed after update on contacts for each row
  when ((old.client_id, old.name, old.role, old.email, old.phone, old.deleted_at)
    is distinct from (new.client_id, new.name, new.role, new.email, new.phone, new.deleted_at))
  execute function contact_worded();

update clients set words = null;
