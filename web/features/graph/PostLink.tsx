import type { ComponentProps, Ref } from 'react'
import type { GraphPost } from '../../../domain/graph.schema'
import { kindOf } from '../../../domain/kinds'
import { sharePath } from '../../../domain/share'
import { LOOKS } from '../../kinds'
import { ViewLink } from '../../ui/ViewLink'

type Props = Omit<ComponentProps<'a'>, 'href'> & { post: GraphPost; ref?: Ref<HTMLAnchorElement> }

/** Leads to a post where it is at home, and marks it there: in its conversation, in its list, else on its page. */
export function PostLink({ post: { id, kind, peer }, ...rest }: Props) {
  const { view } = LOOKS[kind]
  if (peer !== null) return <ViewLink {...rest} view={view} params={{ with: peer, post: id }} />
  if (kindOf(kind).publicFeed) return <ViewLink {...rest} view={view} params={{ post: id }} />
  return <a {...rest} href={sharePath(kind, id)} />
}
