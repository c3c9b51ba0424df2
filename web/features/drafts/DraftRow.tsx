import type { ReactNode } from 'react'
import { clockTime, timeAgo } from '../../../domain/expiry'
import { modeOf } from '../../../domain/kinds'
import { defaultTitle } from '../../../domain/publish'
import type { DraftRecord } from '../../audio/draft-record'
import { plumageOf } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { NoticeRow } from '../../ui/NoticeRow'
import { DRAFTS } from '../../words/drafts'

/** A row for one recording on this device: title, status and actions. */
export function DraftRow({
  draft,
  status,
  children,
}: {
  draft: DraftRecord
  status: string
  children: ReactNode
}) {
  const { kind, subtype } = modeOf(draft.mode)
  const { bird, dataKind } = plumageOf(kind, subtype)
  const title = draft.form.title.trim() || defaultTitle(draft.mode)
  const facts = DRAFTS.facts(title, clockTime(draft.seconds), timeAgo(draft.updatedAt, Date.now()))
  return (
    <NoticeRow dataKind={dataKind} mark={<Bird name={bird} />} heading={status} about={facts}>
      {children}
    </NoticeRow>
  )
}
