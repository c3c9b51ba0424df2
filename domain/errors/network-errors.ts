/**
 * Errors of requests without a usable response. These rows of the error table are separate because the first view
 * needs them; the rest loads later.
 */
import type { ErrorRow } from './error-row'

export const NETWORK_ERRORS = {
  'request.not_found': { status: 404, message: 'We can’t find what you’re looking for.' },
  'request.too_large': { status: 413, message: 'This is too large to send.' },
  'request.rate_limited': {
    status: 429,
    message: 'Too many tries. Please wait a moment and try again.',
  },
  'request.failed': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'request.unavailable': { status: 503, message: 'We can’t reach Owlcast right now. Please try again.' },
  'request.timeout': { status: 504, message: 'Owlcast is taking too long to answer. Please try again.' },
  'request.offline': { status: 503, message: 'You’re offline. Your recording is safe on this device.' },
} as const satisfies Record<string, ErrorRow>

export type NetworkErrorCode = keyof typeof NETWORK_ERRORS
/** Their messages in another language. */
export type NetworkErrorTexts = Readonly<Record<NetworkErrorCode, string>>
