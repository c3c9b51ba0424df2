/** What backup and restore need to know of a site, and which one `--env` names. */
import { ENVIRONMENTS } from '../deploy/config.ts'
import { findServer, STATE } from '../state-folder.mjs'
import { openLocalSite } from './local-site.mjs'
import { Refusal } from './refusal.ts'
import { openRemoteSite } from './remote-site.mjs'

export const LOCAL = 'local'

/** Opens the site of an environment; `local` is the state folder of `npm start`. */
export async function openSite(environment, { mustExist = false, state = process.env.STATE ?? STATE } = {}) {
  if (environment === LOCAL) {
    const server = findServer(state)
    if (server) throw new Refusal(`A server runs on ${state} (process ${server}). Stop it first.`)
    return openLocalSite({ state, mustExist })
  }
  if (!ENVIRONMENTS.includes(environment))
    throw new Refusal(`--env is one of ${[LOCAL, ...ENVIRONMENTS].join(', ')}.`)
  return openRemoteSite({ environment })
}

/** Tables and triggers of a site, without SQLite's own. */
export const readSchema = (site) =>
  site.query(
    "SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'trigger', 'index', 'view') AND sql IS NOT NULL ORDER BY type, name",
  )

const hasTable = async (site, name) =>
  (await site.query(`SELECT 1 FROM sqlite_master WHERE name = '${name}'`)).length > 0

/** Names of the applied migrations; none for a database without tables. */
export async function readMigrations(site) {
  if (!(await hasTable(site, 'd1_migrations'))) return []
  return (await site.query('SELECT name FROM d1_migrations ORDER BY id')).map(({ name }) => name)
}

/** Values of AUTOINCREMENT columns by table. */
export async function readSequences(site) {
  const rows = await site.query("SELECT name, seq FROM sqlite_sequence WHERE name <> 'd1_migrations'")
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
}

/** Columns of one result, below D1's limit of 100. */
const COLUMNS_PER_QUERY = 50

async function queryEach(site, tables, toColumn) {
  const found = {}
  for (let at = 0; at < tables.length; at += COLUMNS_PER_QUERY) {
    const columns = tables
      .slice(at, at + COLUMNS_PER_QUERY)
      .map((table) => `${toColumn(table)} AS "${table}"`)
    Object.assign(found, (await site.query(`SELECT ${columns.join(', ')}`))[0])
  }
  return found
}

/** Number of rows by table. */
export const countRows = (site, tables) =>
  queryEach(site, tables, (table) => `(SELECT count(*) FROM "${table}")`)

/** Names of the tables that have a row. */
export async function listFilledTables(site, tables) {
  const found = await queryEach(site, tables, (table) => `EXISTS (SELECT 1 FROM "${table}")`)
  return tables.filter((table) => found[table])
}
