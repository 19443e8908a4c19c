-- What people with an account ask about their own data stands in the same list as what candidates ask.
alter table privacy_requests
  add column of text not null default 'candidate' check (of in ('candidate', 'account')),
  add column user_id uuid references users on delete set null;
create index privacy_requests_user_id on privacy_requests (user_id);
