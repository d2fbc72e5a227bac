-- Short-lived values that the processes of an installation share: captchas, codes, counts of failures. They belong to no
-- tenant, are read by key alone, and need not survive a crash of the database.
create unlogged table ephemeral (
  key varchar(300) primary key,
  value jsonb,
  count bigint not null default 0,
  until timestamptz not null
);
create index ephemeral_until on ephemeral (until);
