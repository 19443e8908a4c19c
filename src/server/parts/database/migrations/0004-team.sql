-- What a colleague does, as the team shows it.
alter table recruiters add column title text;

-- The picture that stands for a workspace.
alter table workspaces add column logo_id uuid references files on delete set null;
