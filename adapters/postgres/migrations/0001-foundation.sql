-- The role every tenant's transaction runs as: no login, no way around row-level security.
-- Roles belong to the whole server, so another database may have made it already or be making it right now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'rdm_app') then
    begin
      create role rdm_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;
  if exists (select from pg_roles where rolname = 'rdm_app' and (rolsuper or rolbypassrls)) then
    raise exception 'role rdm_app must be neither superuser nor bypassrls';
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant rdm_app to %I', current_user);
  end if;
  execute format('grant usage on schema %I to rdm_app', current_schema());
end
$$;

-- Who changed what and when; rows are added and read, never changed.
create table audit_entry (
  tenant_id varchar(12) not null,
  id bigint not null,
  resource text collate "C" not null,
  record_id text collate "C" not null,
  action text collate "C" not null,
  user_id bigint,
  account text collate "C",
  time timestamp(0) not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, id)
);
create index audit_entry_record on audit_entry (tenant_id, resource, record_id);
alter table audit_entry enable row level security;
alter table audit_entry force row level security;
create policy own_tenant on audit_entry
  using (tenant_id = nullif(current_setting('app.tenant', true), ''))
  with check (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select, insert on audit_entry to rdm_app;
