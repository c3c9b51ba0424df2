import { usePost } from '../../api/posts.queries'
import { LOOKS } from '../../kinds'
import { ViewLink } from '../../ui/ViewLink'
import { OWLCAST } from '../../words/owlcasts'

/** A link to the post that an owlcast started from, while that exists. */
export function StartedFrom({ sourceId }: { sourceId: string }) {
  const { data } = usePost(sourceId)
  if (!data) return null
  return (
    <p className="from">
      <ViewLink view={LOOKS[data.kind].view} params={{ post: data.id }} dir="auto">
        {OWLCAST.startedFrom(data.title)}
      </ViewLink>
    </p>
  )
}
