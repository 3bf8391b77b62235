import os from 'node:os';

const MB = 2 ** 20;

/**
 * The settings PostgreSQL is started with. They are given at every start, so an edited configuration file
 * cannot weaken them. Data that is thrown away does not wait for the disk.
 */
export function settings(
  socketDir: string | null,
  { isThrownAway = false, memory = availableMemory() } = {},
): Record<string, string> {
  const waitsForDisk = isThrownAway ? 'off' : 'on';
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, (memory * part) / MB)))}MB`;
  return {
    listen_addresses: socketDir ? '' : '127.0.0.1',
    unix_socket_directories: socketDir ?? '',
    unix_socket_permissions: '0700',
    fsync: waitsForDisk,
    full_page_writes: waitsForDisk,
    synchronous_commit: waitsForDisk,
    password_encryption: 'scram-sha-256',
    max_connections: '100',
    shared_buffers: share(1 / 8, 32, 512),
    effective_cache_size: share(1 / 2, 128, 4096),
    work_mem: share(1 / 256, 4, 16),
    maintenance_work_mem: share(1 / 32, 32, 128),
    max_wal_size: '512MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
  };
}

function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
}
