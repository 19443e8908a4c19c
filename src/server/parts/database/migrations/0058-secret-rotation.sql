-- An anchor's seal is made anew when the server's secret changes; what it is over stays as it was written.
drop trigger audit_anchor_stays on audit_anchors;
create trigger audit_anchor_stays before delete or update of workspace_id, day, seq, hash on audit_anchors
  for each row when (pg_trigger_depth() = 0) execute function audit_row_stays();
