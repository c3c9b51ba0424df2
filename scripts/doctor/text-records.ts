import { resolveTxt } from 'node:dns/promises'
import type { TextRecords } from './checks.ts'

/** The answer of a name server where there is no such record. */
const NO_RECORD: readonly unknown[] = ['ENOTFOUND', 'ENODATA']

/** Looks names up; a name has no texts if it has no record, and null without a network. */
export async function findTextRecords(
  names: readonly string[],
  resolve: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<TextRecords> {
  const records = names.map(async (name): Promise<[string, string[] | null]> => {
    try {
      return [name, (await resolve(name)).map((parts) => parts.join(''))]
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      return [name, NO_RECORD.includes(code) ? [] : null]
    }
  })
  return Object.fromEntries(await Promise.all(records))
}
