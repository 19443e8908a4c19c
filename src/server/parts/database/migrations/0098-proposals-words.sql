-- The search finds a proposal by what is in it: letter in both languages, strengths, summary, and what the client wrote with an answer.
-- Locks proposals: the table is written anew with its words beside it, about a minute for 100,000 proposals.
create function words_of_proposal(letter text, other jsonb, strengths jsonb, information jsonb, response jsonb) returns tsvector
  language plpgsql immutable parallel safe cost 500 as $$
begin
  return words_of(concat_ws(' ', information ->> 'title', information ->> 'summary',
    (select string_agg(concat_ws(' ', one ->> 'title', one ->> 'text'), ' ') from jsonb_array_elements(strengths) one),
    letter, other ->> 'said', response ->> 'comment'));
end $$;
alter table proposals add column words tsvector
  generated always as (words_of_proposal(cover_letter, other_letter, strengths, information, response)) stored;
create index proposals_words on proposals using gin (words);
