import type { TranscriptSettings } from '../../../domain/transcripts/transcripts.schema'
import type { transcriptsRoutes } from '../../../worker/transcripts/transcripts.routes'
import { createClient } from '../typed-client'
import type { Setting } from '../useSetting'

const { settings } = createClient<typeof transcriptsRoutes>().api.transcripts

/** Whether new public posts of the viewer get words unless the post says otherwise. */
export const TRANSCRIPT_SETTINGS: Setting<TranscriptSettings> = {
  queryKey: ['transcript-settings'],
  queryFn: async ({ signal }) => (await settings.$get({}, { init: { signal } })).json(),
  save: (json) => settings.$put({ json }),
  merge: (_known, chosen) => chosen,
}
