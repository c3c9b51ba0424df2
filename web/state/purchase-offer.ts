import { createDialogRequest } from './dialog-request'

/** The purchase offer for a post, by its id: an owlcast for all its recordings, else the post itself. */
export const { open: openOffer, close: closeOffer, useRequest: useOffer } = createDialogRequest<string>()
