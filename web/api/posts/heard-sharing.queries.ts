import type { HeardSharing } from '../../../domain/posts/heard.schema'
import { keys } from '../keys'
import type { Setting } from '../useSetting'
import { heardApi } from './heard.client'

const sharing = heardApi.api.me['heard-sharing']

/** Whether senders see which of their messages the viewer heard. */
export const HEARD_SHARING: Setting<HeardSharing> = {
  queryKey: keys.heardSharing,
  queryFn: async ({ signal }) => (await sharing.$get({}, { init: { signal } })).json(),
  save: (json) => sharing.$put({ json }),
  merge: (_known, chosen) => chosen,
}
