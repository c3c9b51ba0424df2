import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { emptyTables } from './empty-tables'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await emptyTables()
