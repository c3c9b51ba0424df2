import { OWLCAST } from '../../../domain/locales/en/record'
import { usePost } from '../../api/posts/posts.queries'
import { KIND_UI } from '../../kinds'
import { ViewLink } from '../../parts/views/ViewLink'

/** A link to the post that an owlcast started from, while that exists. */
export function SourceLink({ sourceId }: { sourceId: string }) {
  const { data } = usePost(sourceId)
  if (!data) return null
  return (
    <p className="from hint">
      <ViewLink view={KIND_UI[data.kind].view} params={{ post: data.id }} dir="auto">
        {OWLCAST.startedFrom(data.title)}
      </ViewLink>
    </p>
  )
}
