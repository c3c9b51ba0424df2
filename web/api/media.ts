/** Asks about a sound what the element that plays it does not say. */
import { Failure } from '../../domain/failure'
import { ask } from './client'

/** Why a sound is refused, in the server's words; null where it can be had. */
export async function refusalOf(url: string): Promise<Failure | null> {
  try {
    await ask(url, { headers: { range: 'bytes=0-0' }, cache: 'no-store' })
    return null
  } catch (error) {
    return error instanceof Failure ? error : null
  }
}
