/** Finds out what the audio element does not report about an error. */
import { Failure } from '../../domain/failure'
import { ask } from './client'

/** The server's error for a media URL; null if it can be loaded. */
export async function refusalOf(url: string): Promise<Failure | null> {
  try {
    await ask(url, { headers: { range: 'bytes=0-0' }, cache: 'no-store' })
    return null
  } catch (error) {
    return error instanceof Failure ? error : null
  }
}
