/** Searches a copy of the database. */
import { env } from 'cloudflare:workers'

/** Returns the names of tables that contain one of these texts in any row. */
export async function listTablesHolding(texts: readonly string[]): Promise<string[]> {
  const { results: tables } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%fts%' and name not like '_cf_%'",
  ).all<{ name: string }>()
  const holding: string[] = []
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`select * from "${name}"`).all()
    const dump = JSON.stringify(results)
    if (texts.some((text) => dump.includes(text))) holding.push(name)
  }
  return holding
}
