import type { SyndicationTarget } from '../../domain/syndication/syndication'
import { createDialogRequest } from './dialog-request'

/** Ways to subscribe to a feed. */
export const {
  open: openSubscribe,
  close: closeSubscribe,
  useRequest: useSubscribeRequest,
} = createDialogRequest<SyndicationTarget>()
