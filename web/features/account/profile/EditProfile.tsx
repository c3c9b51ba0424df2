import './EditProfile.css'
import { type FormEvent, useRef, useState } from 'react'
import { validateProfile } from '../../../../domain/account/profile'
import { AppError } from '../../../../domain/errors/app-error'
import type { ErrorCode } from '../../../../domain/errors/error-table'
import { appError } from '../../../../domain/errors/errors'
import { DISPLAY_NAME_MAX_CHARS } from '../../../../domain/limits'
import { PROFILE } from '../../../../domain/locales/en/account'
import type { Me } from '../../../../domain/people/people.schema'
import { getMaxUnits } from '../../../../domain/text/length'
import { useSaveAvatar, useSaveProfile } from '../../../api/account/profile.queries'
import { Button } from '../../../ui/buttons/Button'
import { Field } from '../../../ui/fields/Field'
import { useErrorFocus } from '../../../ui/fields/useErrorFocus'
import { showToast } from '../../../ui/overlays/toast'
import { AvatarEditor } from './AvatarEditor'
import { getProfileChanges, type ProfileDraft, toProfileDraft } from './profile-draft'

/** Edits names, colour and picture, which are saved together. */
export function EditProfile({ me, onDone }: { me: Me; onDone: () => void }) {
  const [before] = useState(() => toProfileDraft(me))
  const [draft, setDraft] = useState(before)
  const [problem, setProblem] = useState<AppError | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const dismissError = useRef<() => void>(undefined)
  const { save, busy } = useSaveDraft()
  useErrorFocus(form, problem)
  function change(some: Partial<ProfileDraft>) {
    setDraft((now) => ({ ...now, ...some }))
    setProblem((now) => (now?.field && now.field in some ? null : now))
  }
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const error = validateProfile(draft) ?? (await save(before, draft))
    setProblem(error)
    // Dismisses the previous error.
    dismissError.current?.()
    if (!error) {
      showToast({ text: PROFILE.updated, tone: 'ok' })
      onDone()
    } else if (!error.field) dismissError.current = showToast({ text: error.message, tone: 'bad' })
  }
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null)
  return (
    <form
      ref={form}
      className="stack edit-profile surface"
      noValidate
      aria-label={PROFILE.editing}
      onSubmit={onSubmit}
    >
      <AvatarEditor
        displayName={draft.displayName}
        color={draft.avatarColor}
        savedUrl={me.avatarUrl}
        picture={draft.picture}
        onColor={(avatarColor) => change({ avatarColor })}
        // Without a saved picture, removing only discards the new one.
        onPicture={(picture) => change({ picture: picture ?? (me.avatarUrl ? null : undefined) })}
      />
      <Field name="displayName" label={PROFILE.displayName} error={errorAt('displayName')}>
        {(control) => (
          <input
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the user asked to edit, and the pressed button is gone
            autoFocus
            autoComplete="name"
            // `maxLength` counts UTF-16 units, of which some characters take two.
            maxLength={getMaxUnits(DISPLAY_NAME_MAX_CHARS)}
            value={draft.displayName}
            onChange={({ target }) => change({ displayName: target.value })}
          />
        )}
      </Field>
      <Field name="username" label={PROFILE.username} hint={PROFILE.usernameHint} error={errorAt('username')}>
        {(control) => (
          <input
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.username}
            onChange={({ target }) => change({ username: target.value })}
          />
        )}
      </Field>
      <Field
        name="fediverseAddress"
        label={PROFILE.fediverseAddress}
        hint={PROFILE.fediverseHint}
        error={errorAt('fediverseAddress')}
        optional
      >
        {(control) => (
          <input
            {...control}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            value={draft.fediverseAddress}
            onChange={({ target }) => change({ fediverseAddress: target.value })}
          />
        )}
      </Field>
      <div className="profile-actions wrap">
        <Button type="submit" tone="primary" busy={busy}>
          {PROFILE.save}
        </Button>
        <Button tone="line" onClick={onDone}>
          {PROFILE.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Saves the fields first, since they can be refused; then the picture. Resolves with the error or null. */
function useSaveDraft() {
  const profile = useSaveProfile()
  const pictures = useSaveAvatar()
  async function save(before: ProfileDraft, draft: ProfileDraft): Promise<AppError | null> {
    const { picture } = draft
    const changes = getProfileChanges(before, draft)
    const error = await getSaveError(profile.mutateAsync(changes), 'profile.update_failed')
    if (error || picture === undefined) return error
    const failed = picture ? 'avatar.upload_failed' : 'avatar.update_failed'
    return getSaveError(pictures.mutateAsync(picture), failed)
  }
  return { save, busy: profile.isPending || pictures.isPending }
}

/**
 * Resolves with null or the error. Server failures without a reason get the error code `failed` of the specification.
 */
function getSaveError(saving: Promise<unknown>, failed: ErrorCode): Promise<AppError | null> {
  const isUnexplained = (error: unknown) =>
    !(error instanceof AppError) || error.code === 'request.failed' || error.code === 'request.unavailable'
  return saving.then(
    () => null,
    (error: unknown) => (isUnexplained(error) ? appError(failed, {}, undefined, error) : (error as AppError)),
  )
}
