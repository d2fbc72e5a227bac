-- By it a rebuild of a year's figures knows which of them are as before, and writes the others only.
alter table blade_rdm_costrecord add column content_digest text collate "C";
alter table blade_rdm_furthercost add column content_digest text collate "C";
alter table blade_rdm_projectreport add column content_digest text collate "C";
alter table blade_rdm_projectreportdetaillist add column content_digest text collate "C";
