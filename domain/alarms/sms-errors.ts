/** Why a provider of text messages did not send one: the reasons are stored, and the health check reads them. */

/** Why a message was not sent; `code` is the provider's number of the error. */
export const formatSmsRefusal = (status: number, code: number | string) =>
  `The provider of messages answered ${status} ${code}`.trim()

/** Why a message is not sent that waited until its code expired. */
export const SMS_EXPIRED = 'It expired before it was sent'

/**
 * Reasons that are about the recipient: no such number, not reachable, a short code, our own number, a landline, not in a
 * country we send to, or unsubscribed.
 */
export const SMS_RECIPIENT_ERRORS: readonly string[] = [
  21211, 21214, 21265, 21266, 21408, 21610, 21612, 21614, 21635,
].map((code) => formatSmsRefusal(400, code))
