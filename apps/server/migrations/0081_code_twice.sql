-- What people choose of a code says as well that it is there once: its group, and its id.
ALTER TABLE code ADD CONSTRAINT code_code_group_seq_code_id_key UNIQUE (code_group_seq, code_id);
