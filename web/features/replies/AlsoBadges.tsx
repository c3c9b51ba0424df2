import '../../ui/text/Pill.css'
import type { LucideIcon } from 'lucide-react'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import FastForward from 'lucide-react/icons/fast-forward'
import GitBranch from 'lucide-react/icons/git-branch'
import GitMerge from 'lucide-react/icons/git-merge'
import Link from 'lucide-react/icons/link'
import MessageCircleReply from 'lucide-react/icons/message-circle-reply'
import { formatUnnamed } from '../../../domain/locales/en/kinds'
import { REPLIES } from '../../../domain/locales/en/posts'
import type { Moment } from '../../../domain/moments/moments'
import type { ConnectionType } from '../../../domain/posts/connections'
import type { Reply } from '../../../domain/posts/posts.schema'
import { formatLinkRange, START_PARAM } from '../../../domain/share/share'
import { formatDuration } from '../../../domain/time/duration'
import { KIND_UI } from '../../kinds'
import { ViewLink } from '../../parts/views/ViewLink'

const ICONS: Readonly<Record<ConnectionType, LucideIcon>> = {
  reply: MessageCircleReply,
  reference: Link,
  continuation: FastForward,
  merge: GitMerge,
  branch: GitBranch,
  answer: CornerDownRight,
  question: CircleHelp,
}

/** The other parents of a reply (S2.3-27), as links; those to a moment play it. */
export function AlsoBadges({ otherParents }: Pick<Reply, 'otherParents'>) {
  if (otherParents.length === 0) return null
  return (
    <div className="badges wrap">
      {otherParents.map(({ id, kind, type, moment, ...parent }) => {
        const Icon = ICONS[type]
        return (
          <ViewLink
            key={id}
            view={KIND_UI[kind].view}
            params={moment ? { post: id, [START_PARAM]: toLinkRange(moment) } : { post: id }}
            className="pill -kind"
            data-kind={kind}
          >
            <Icon className="icon" aria-hidden="true" />
            <span className="ellipsis" dir="auto">
              {REPLIES.alsoRepliesTo(type, parent.title || formatUnnamed({ kind, ...parent }))}
            </span>
            {moment ? <span className="tabular">{formatDuration(moment.startMs / 1000)}</span> : null}
          </ViewLink>
        )
      })}
    </div>
  )
}

const toLinkRange = ({ startMs, endMs }: Moment) =>
  formatLinkRange({ start: startMs / 1000, end: endMs / 1000 })
