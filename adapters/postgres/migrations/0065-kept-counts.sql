-- How many rows each tenant has in each table that is its own, kept by the statement that changes them, so that no list
-- counts them all; `changes` tells whether anything has changed since. Writers at the same time each have a part of the
-- number, so that none waits for another.
create table row_count (
  tenant_id varchar(12) not null,
  table_name text collate "C" not null,
  part uuid not null default gen_random_uuid(),
  total bigint not null,
  changes bigint not null default 1,
  primary key (tenant_id, table_name, part)
) with (fillfactor = 50);
alter table row_count enable row level security;
create policy own_tenant on row_count for select
  using (tenant_id = nullif(current_setting('app.tenant', true), ''));
grant select on row_count to rdm_app;

-- Adds to a part of the number that nobody else is changing; else begins a further one.
create function add_to_count(tenant varchar, named name, change bigint) returns void language plpgsql as $$
begin
  update row_count set total = total + change, changes = changes + 1
    where tenant_id = tenant and table_name = named and part = (
      select part from row_count where tenant_id = tenant and table_name = named limit 1 for update skip locked);
  if not found then
    insert into row_count (tenant_id, table_name, total) values (tenant, named, change);
  end if;
end
$$;

-- These run as the owner, because nobody else may write the numbers.
create function keep_count() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_count(tenant_id, tg_table_name, count(*) filter (where is_deleted = 0)) from added group by tenant_id;
  elsif tg_op = 'DELETE' then
    perform add_to_count(tenant_id, tg_table_name, -count(*) filter (where is_deleted = 0)) from gone group by tenant_id;
  else
    perform add_to_count(tenant_id, tg_table_name, sum(n)::bigint) from (
      select tenant_id, 1 - is_deleted as n from added union all select tenant_id, is_deleted - 1 from gone
    ) as both_ways group by tenant_id;
  end if;
  return null;
end
$$;

create function forget_count() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from row_count where table_name = tg_table_name;
  return null;
end
$$;

-- Begins to keep the count of a table.
create function keep_count_of(name text) returns void language plpgsql as $$
begin
  execute format('create trigger kept_count_insert after insert on %I referencing new table as added '
    'for each statement execute function keep_count()', name);
  execute format('create trigger kept_count_update after update on %I referencing old table as gone new table as added '
    'for each statement execute function keep_count()', name);
  execute format('create trigger kept_count_delete after delete on %I referencing old table as gone '
    'for each statement execute function keep_count()', name);
  execute format('create trigger kept_count_truncate after truncate on %I '
    'for each statement execute function forget_count()', name);
end
$$;

do $$
declare
  own record;
begin
  for own in
    select c.relname as name from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'own_tenant'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'is_deleted' and not a.attisdropped
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('alter table %I no force row level security', own.name);
    execute format('insert into row_count (tenant_id, table_name, total) '
      'select tenant_id, %L, count(*) filter (where is_deleted = 0) from %I group by tenant_id', own.name, own.name);
    execute format('alter table %I force row level security', own.name);
    perform keep_count_of(own.name);
  end loop;
end
$$;
