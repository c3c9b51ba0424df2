import Unlink from 'lucide-react/icons/unlink'
import { formatReplyRefusal } from '../../../domain/errors/reply-refusal'
import { REPLY_LOCK } from '../../../domain/locales/en/posts'
import { isPrivateDraft } from '../../../domain/posts/form-privacy'
import type { ReplyLock } from '../../../domain/posts/reply-policy'
import { detachReply } from '../../recording/edit'
import type { Form } from '../../recording/forms'
import { showOnRecordScreen } from '../../recording/places'
import { Button } from '../../ui/buttons/Button'
import './record.css'

/** Offers to send a reply as a post or message of its own when replies are restricted; `lock` adds the reason. */
export function PublishAlone({ form, lock }: { form: Form; lock: ReplyLock | null }) {
  const isPrivate = isPrivateDraft(form)
  function publishAlone() {
    detachReply(form.formId)
    showOnRecordScreen(form)
  }
  return (
    <div className="record-notes subtle stack -start">
      <p role="status">
        {lock ? `${formatReplyRefusal(lock)} ` : null}
        {REPLY_LOCK.recordingSaved}{' '}
        {isPrivate ? REPLY_LOCK.sendSeparatelyHint : REPLY_LOCK.publishSeparatelyHint}
      </p>
      <Button tone="line" size="sm" icon={<Unlink className="icon icon-small" />} onClick={publishAlone}>
        {isPrivate ? REPLY_LOCK.detachPrivate : REPLY_LOCK.detach}
      </Button>
    </div>
  )
}
