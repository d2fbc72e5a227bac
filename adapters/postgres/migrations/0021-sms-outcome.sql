-- 短信记录：发送结果 / Sent message: what became of it
alter table blade_resource_sms_outbox add column outcome text collate "C";
create index blade_resource_sms_outbox_by_outcome on blade_resource_sms_outbox (tenant_id, outcome, message_id desc nulls last, id) where is_deleted = 0;
