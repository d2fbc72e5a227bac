-- The day of the resolution that starts a project, the proof of the registration as a technology SME, and who was paid.
alter table blade_rdm_projectdetail add column resolution_date date;
alter table blade_rdm_enterpriseyear add column tech_sme_files bigint[];
alter table rdm_entrustpayment add column payee text collate "C";
