-- The amortisation of intangible assets for tax beside that of the accounts, and their disposal.

alter table blade_rdm_projectassetsvirtual
  add column tax_term text collate "C",
  add column tax_months integer,
  add column dispose_date date;
