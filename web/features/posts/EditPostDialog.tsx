import './EditPostDialog.css'
import { useMemo, useRef } from 'react'
import { getPostMode } from '../../../domain/kinds'
import { DESCRIPTION_MAX_CHARS, TITLE_MAX_CHARS } from '../../../domain/limits'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { EDIT } from '../../../domain/locales/en/posts'
import { RECORD_FORM, RECORDINGS } from '../../../domain/locales/en/record'
import { TITLE_PROPOSAL } from '../../../domain/locales/en/transcripts'
import { isOwlcast } from '../../../domain/owlcasts/owlcasts'
import {
  canAllowBraid,
  isNameCheckRequired,
  mayChangePrice,
  mayChangeVisibility,
  mayEditText,
} from '../../../domain/posts/edit-post'
import { TAGS_SUGGESTED } from '../../../domain/posts/posts.limits'
import type { Post } from '../../../domain/posts/posts.schema'
import { canSetReplyPolicy } from '../../../domain/posts/reply-policy'
import { parseTypedTags, suggestTags } from '../../../domain/posts/tags'
import { getDefaultTitle, hasOwnTitle } from '../../../domain/posts/titles'
import { isAddressed } from '../../../domain/posts/validate-draft'
import { countCharacters, getMaxUnits } from '../../../domain/text/length'
import { useMe } from '../../api/auth/session.queries'
import { getKindTheme, KIND_UI } from '../../kinds'
import { PriceChoice } from '../../parts/billing/PriceChoice'
import { CoverField } from '../../parts/posts/CoverField'
import { PrivacyChoice } from '../../parts/posts/PrivacyChoice'
import { RepliesChoice } from '../../parts/posts/RepliesChoice'
import { TagsInput } from '../../parts/posts/TagsInput'
import { findTitleProposal } from '../../parts/transcripts/find-title-proposal'
import { Button } from '../../ui/buttons/Button'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { FormDialog } from '../../ui/overlays/FormDialog'
import { showToast } from '../../ui/overlays/toast'
import { EditedMoments } from './EditedMoments'
import { useEdit } from './useEdit'

type Props = { post: Post; onClose: () => void }

/** Edits a post of the viewer (D17). Escape keeps the form, Cancel discards it. */
export function EditPostDialog({ post, onClose }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const { typed, change, cover, changeCover, busy, restored, errorAt, problem, save, giveUp } = useEdit({
    post,
    formRef,
    onDone(saved) {
      if (saved) showToast({ text: EDIT.saved, tone: 'ok' })
      onClose()
    },
  })
  const mode = getPostMode(post.kind, post.subtype)
  const { owlcastId, visibility } = post
  const subject = { mode, isReply: post.parentId !== null, owlcastId, visibility }
  const isPro = useMe()?.isPro ?? false
  const isNamed = isOwlcast(post)
  const proposal = findTitleProposal(post)
  const suggestions = useMemo(
    () =>
      post.transcript
        ? suggestTags({
            title: post.transcript,
            own: [],
            used: [],
            chosen: parseTypedTags(typed.tags),
            most: TAGS_SUGGESTED,
          })
        : [],
    [post.transcript, typed.tags],
  )
  const isBraidOffered =
    post.audioUrl !== null && canAllowBraid({ ...post, priceCents: post.price?.cents ?? 0 })
  const noun = post.owlcastId ? RECORDINGS.noun : KIND_UI[post.kind].texts.noun
  return (
    <FormDialog
      title={EDIT.heading(noun)}
      width={520}
      kind={getKindTheme(post.kind, post.subtype).dataKind}
      formRef={formRef}
      className="edit-post stack"
      cancel={EDIT.cancel}
      submit={EDIT.save}
      busy={busy}
      problem={problem}
      saving={EDIT.saving}
      onSubmit={save}
      onCancel={giveUp}
      onClose={onClose}
    >
      {restored ? <p className="note subtle">{EDIT.restored}</p> : null}
      {isNamed ? (
        <CoverField
          post={{ ...post, title: typed.title }}
          change={cover}
          locked={busy}
          onChange={changeCover}
        />
      ) : null}
      <Field
        name="title"
        label={isNamed ? EDIT.name : EDIT.title}
        error={errorAt('title')}
        note={RECORD_FORM.count(countCharacters(typed.title), TITLE_MAX_CHARS)}
        hint={isNamed || post.owlcastId || post.song ? null : EDIT.defaultTitleHint(getDefaultTitle(mode))}
      >
        {(control) => (
          <input
            {...control}
            className="input has-recording"
            data-autofocus
            dir="auto"
            readOnly={busy}
            value={typed.title}
            maxLength={getMaxUnits(TITLE_MAX_CHARS)}
            autoComplete="off"
            aria-required={isNamed || undefined}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      {proposal !== null && !hasOwnTitle({ ...post, title: typed.title }) ? (
        <Button tone="soft" size="sm" onClick={() => change({ title: proposal })}>
          {TITLE_PROPOSAL.ask(proposal)}
        </Button>
      ) : null}
      {mayEditText(subject) ? (
        <Field name="content" label={EDIT.description} error={errorAt('content')} optional>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              readOnly={busy}
              value={typed.content}
              maxLength={DESCRIPTION_MAX_CHARS}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <p className="note subtle">{EDIT.scriptReadOnly}</p>
      )}
      {isAddressed(mode) && typed.tags === '' ? null : (
        <Field name="tags" label={EDIT.tags} error={errorAt('tags')} hint={EDIT.tagsHint}>
          {(control) => (
            <TagsInput
              {...control}
              readOnly={busy}
              value={typed.tags}
              suggestions={suggestions}
              onTyped={(tags) => change({ tags })}
            />
          )}
        </Field>
      )}
      {mayChangePrice(subject) ? (
        <PriceChoice
          price={typed.price}
          isPro={isPro}
          locked={busy}
          error={errorAt('price')}
          onChange={(price) => change({ price })}
        />
      ) : null}
      {mayChangeVisibility(subject) ? (
        <PrivacyChoice
          value={typed.visibility}
          isPro={isPro}
          locked={busy}
          error={errorAt('visibility')}
          onChange={(visibility) => change({ visibility })}
        />
      ) : null}
      {canSetReplyPolicy(subject) ? (
        <RepliesChoice
          value={typed.replyPolicy}
          locked={busy}
          error={errorAt('replyPolicy')}
          onChange={(replyPolicy) => change({ replyPolicy })}
        />
      ) : null}
      {post.parentId !== null && owlcastId === null ? (
        <EditedMoments
          postId={post.id}
          changed={typed.moments}
          locked={busy}
          onChange={(parentId, moment) => change({ moments: { ...typed.moments, [parentId]: moment } })}
        />
      ) : null}
      {isBraidOffered ? (
        <Check
          name="allowsBraid"
          checked={typed.allowsBraid}
          disabled={busy}
          error={errorAt('allowsBraid')}
          onChange={(event) => change({ allowsBraid: event.target.checked })}
        >
          {subject.isReply ? MOMENTS.braidReply : MOMENTS.braidThread}
        </Check>
      ) : null}
      {isNameCheckRequired(subject) ? (
        <Check
          name="confirmsAnonymity"
          checked={typed.confirmsAnonymity}
          disabled={busy}
          error={errorAt('confirmsAnonymity')}
          onChange={(event) => change({ confirmsAnonymity: event.target.checked })}
        >
          {EDIT.confirmsAnonymity}
        </Check>
      ) : null}
    </FormDialog>
  )
}
