/** Keys the hashes of unsubscribed addresses that earlier versions stored without a key. Cron step. */
import type { AppDeps } from '../context'
import { deriveAddressHash } from './address-hash'
import { listPlainHashes, replaceHashes } from './unsubscribes.repo'

const UNSUBSCRIBES_KEYED_PER_RUN = 500

export async function replacePlainHashes({ db, env }: AppDeps): Promise<void> {
  const plainHashes = await listPlainHashes(db, UNSUBSCRIBES_KEYED_PER_RUN)
  if (plainHashes.length === 0) return
  const replacements = plainHashes.map(async (plainHash) => ({
    plainHash,
    keyedHash: await deriveAddressHash(env.AUTH_SECRET, plainHash),
  }))
  await replaceHashes(db, await Promise.all(replacements))
}
