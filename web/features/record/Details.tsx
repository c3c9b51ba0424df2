import type { ReactNode } from 'react'
import { canInviteCollaborators } from '../../../domain/invitations/invitees'
import type { Mode } from '../../../domain/kinds'
import { DESCRIPTION_MAX_CHARS, TITLE_MAX_CHARS } from '../../../domain/limits'
import { RECORD_FORM } from '../../../domain/locales/en/record'
import { WHERE } from '../../../domain/locales/en/where'
import { isTitledByDetail } from '../../../domain/posts/details'
import { getOwlcast } from '../../../domain/posts/form-privacy'
import { canSetReplyPolicy } from '../../../domain/posts/reply-policy'
import { areTagsRequired, getTagsNoun, hasScript, hasTags } from '../../../domain/posts/validate-draft'
import { countCharacters, getMaxUnits } from '../../../domain/text/length'
import type { DraftForm } from '../../drafts/store/draft-record'
import type { FormPartProps } from '../../drafts/store/form-part'
import { RepliesChoice } from '../../parts/posts/RepliesChoice'
import { TagsInput } from '../../parts/posts/TagsInput'
import { Field } from '../../ui/fields/Field'
import { MoreOptions } from '../../ui/fields/MoreOptions'
import { LazyPart } from '../../ui/states/LazyPart'
import { CollaboratorsPart } from './CollaboratorsPart'
import { findFormPart } from './mode-parts'
import { useTagSuggestions } from './useTagSuggestions'
import { WordsChoice } from './WordsChoice'

type Props = {
  /** Further optional fields. */
  children?: ReactNode
  mode: Mode
  form: DraftForm
  /** In the sheet, which has the title: what else can be added. */
  additions?: ReactNode
  /** The tags that were taken from what was said; empty without. */
  proposedTags?: string
  errors: Readonly<Record<string, string>>
  /** True while it is being published. */
  locked: boolean
  onEdit: (changes: Partial<DraftForm>) => void
} & Pick<FormPartProps, 'stage' | 'onStart' | 'onComplete'>

/** The form of a recording: the part of its mode, then the common fields. Messages need no tags. */
export function Details({
  children,
  mode,
  form,
  additions,
  proposedTags = '',
  errors,
  locked,
  stage,
  onStart,
  onEdit,
  onComplete,
}: Props) {
  const parentKinds = form.parents.map(({ type }) => type)
  const needed = areTagsRequired({ mode, parentKinds })
  const Part = findFormPart(mode)
  const suggestions = useTagSuggestions(mode, form)
  // A script is the description, with its own form.
  const hasDescription = !hasScript(mode) || parentKinds.length > 0
  return (
    <>
      {Part ? (
        <LazyPart>
          <Part
            mode={mode}
            form={form}
            errors={errors}
            locked={locked}
            stage={stage}
            onStart={onStart}
            onEdit={onEdit}
            onComplete={onComplete}
          />
        </LazyPart>
      ) : null}
      {isTitledByDetail(mode) || additions ? null : (
        <Field
          name="title"
          label={RECORD_FORM.title}
          error={errors.title}
          note={RECORD_FORM.count(countCharacters(form.title), TITLE_MAX_CHARS)}
        >
          {(control) => (
            <input
              {...control}
              className="input has-recording"
              readOnly={locked}
              value={form.title}
              maxLength={getMaxUnits(TITLE_MAX_CHARS)}
              onChange={(event) => onEdit({ title: event.target.value })}
            />
          )}
        </Field>
      )}
      {hasTags({ mode, parentKinds }) ? (
        <Field
          name="tags"
          label={RECORD_FORM.tags}
          error={errors.tags}
          hint={additions ? undefined : RECORD_FORM.tagsHint}
          note={
            form.tags !== '' && form.tags === proposedTags
              ? WHERE.fromWords
              : needed
                ? RECORD_FORM.tagsRequired(getTagsNoun({ mode, parentKinds }))
                : RECORD_FORM.optional
          }
        >
          {(control) => (
            <TagsInput
              {...control}
              readOnly={locked}
              value={form.tags}
              suggestions={suggestions}
              aria-required={needed || undefined}
              onTyped={(tags) => onEdit({ tags })}
            />
          )}
        </Field>
      ) : null}
      {additions}
      <MoreOptions
        title={RECORD_FORM.moreOptions}
        hint={RECORD_FORM.moreOptionsHint}
        isFilled={hasDescription && form.description !== ''}
      >
        {hasDescription ? (
          <Field
            name="description"
            label={RECORD_FORM.description}
            error={errors.description}
            note={RECORD_FORM.optional}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                readOnly={locked}
                value={form.description}
                maxLength={DESCRIPTION_MAX_CHARS}
                onChange={(event) => onEdit({ description: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        {canSetReplyPolicy({
          mode,
          isReply: parentKinds.length > 0,
          owlcastId: getOwlcast({ mode, form })?.id ?? null,
        }) ? (
          <RepliesChoice
            value={form.replyPolicy}
            locked={locked}
            error={errors.replyPolicy}
            onChange={(replyPolicy) => onEdit({ replyPolicy })}
          />
        ) : null}
        {canInviteCollaborators({ mode, parentKinds }) ? (
          <CollaboratorsPart
            form={form}
            errors={errors}
            locked={locked}
            onEdit={onEdit}
            onComplete={onComplete}
          />
        ) : null}
        <WordsChoice mode={mode} form={form} errors={errors} locked={locked} onEdit={onEdit} />
        {children}
      </MoreOptions>
    </>
  )
}
