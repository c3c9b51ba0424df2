/** The outcome of an earlier attempt at a request. */
import { AppError } from '../../domain/errors/app-error'

/** Whether an earlier attempt with the same key created it: with another content, or what it created is gone. */
export function isKeyUsed(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (error.code === 'request.idempotency_key_reused' || error.code === 'post.already_published')
  )
}
