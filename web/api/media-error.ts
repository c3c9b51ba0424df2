/** Finds out what the audio element does not report about an error. */
import { AppError } from '../../domain/errors/app-error'
import { request } from './client'

/** The server's error for a media URL; null if it can be loaded. */
export async function findMediaError(url: string): Promise<AppError | null> {
  try {
    await request(url, { headers: { range: 'bytes=0-0' }, cache: 'no-store' })
    return null
  } catch (error) {
    return error instanceof AppError ? error : null
  }
}
