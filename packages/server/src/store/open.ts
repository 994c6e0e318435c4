import { openEmbedded } from './embedded.js';
import { openPostgresql } from './postgresql.js';
import type { Store } from './store.js';

/** Opens a store and brings its schema up to date. A folder that another process has open is refused in one sentence. */
export function openStore(where: { folder: string } | { url: string }): Promise<Store> {
  return 'folder' in where ? openEmbedded(where.folder) : openPostgresql(where.url);
}
