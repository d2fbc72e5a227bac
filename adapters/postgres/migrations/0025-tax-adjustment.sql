-- 辅助账明细：税务调整 / Ledger row: what tax law takes more or less than the books

alter table blade_rdm_projectreportdetaillist add column tax_adjustment numeric(18,2);
