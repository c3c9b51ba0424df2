/** The words, addresses and email domains that the site flags or refuses; for admins. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContentRuleInput, ContentRules } from '../../../domain/moderation/moderation.schema'
import type { contentRulesRoutes } from '../../../worker/content-rules/content-rules.routes'
import { keys } from '../keys'
import { createClient } from '../typed-client'

const { rules } = createClient<typeof contentRulesRoutes>().api.moderation

export function useContentRules() {
  return useQuery({
    queryKey: keys.contentRules,
    queryFn: async ({ signal }): Promise<ContentRules> => (await rules.$get({}, { init: { signal } })).json(),
  })
}

/** Adds a rule, or changes the one with this value. */
export function useSaveContentRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rule: ContentRuleInput) => rules.$put({ json: rule }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.contentRules }),
  })
}

export function useRemoveContentRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => rules[':id'].$delete({ param: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.contentRules }),
  })
}
