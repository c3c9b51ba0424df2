/** What moderators hide and show again: a row for each type of subject. */

import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SubjectNameRow } from '../../domain/locales/en/kinds'
import type { HideAction, HideableSubject } from '../../domain/moderation/moderation'
import type { ModerationNotice } from '../../domain/notifications/notifications'
import type { AuditInput } from '../audit/audit.service'
import { selectPersonEventTargets } from '../posts/authors.repo'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { hideHello, listReviewedHellos, restoreHello } from '../posts/held/reviewed-hellos.repo'
import type { Database } from '../tools/db'
import { hidePost, listReportedPosts, showPost } from './moderation.repo'

/** `title` is '' for what has none. */
export type HideableItem = {
  id: string
  ownerId: string
  title: string
  named: SubjectNameRow | null
  isHidden: boolean
}

type Hideable = {
  /** Null for one that is gone. */
  find: (db: Database, id: string, now: number) => Promise<HideableItem | null>
  /** The statement of each action. */
  apply: Record<HideAction, (db: Database, id: string, now: number) => BatchItem<'sqlite'>>
  audited: Record<HideAction, AuditInput['action']>
  /** The notification of its owner. */
  notices: Record<HideAction, ModerationNotice>
  /** Clients to whom the action is announced. */
  selectTargets: (item: Pick<HideableItem, 'id' | 'ownerId'>, action: HideAction) => SQL
}

export const HIDEABLE_SUBJECTS: Readonly<Record<HideableSubject, Hideable>> = {
  post: {
    async find(db, id) {
      const [post] = await listReportedPosts(db, [id])
      if (!post) return null
      return {
        id,
        ownerId: post.authorId,
        title: post.title,
        named: post.named,
        isHidden: post.hiddenAt !== null,
      }
    },
    apply: { hide: hidePost, show: showPost },
    audited: { hide: 'post.hide', show: 'post.show' },
    notices: { hide: 'moderation.hidden', show: 'moderation.shown' },
    selectTargets: ({ id }, action) =>
      selectPostEventTargets(action === 'hide' ? 'post.deleted' : 'post.changed', [id]),
  },
  hello: {
    async find(db, id, now) {
      const [hello] = await listReviewedHellos(db, [id], now)
      return hello
        ? { id, ownerId: hello.userId, title: '', named: null, isHidden: hello.hiddenAt !== null }
        : null
    },
    apply: { hide: hideHello, show: restoreHello },
    audited: { hide: 'hello.hide', show: 'hello.show' },
    notices: { hide: 'moderation.hello_hidden', show: 'moderation.hello_shown' },
    selectTargets: ({ ownerId }) => selectPersonEventTargets(ownerId),
  },
}
