import './CreateOwlcastDialog.css'
import { useRef } from 'react'
import { DESCRIPTION_MAX_CHARS, OWLCAST_NAME_MAX_CHARS } from '../../../domain/limits'
import { NEW_OWLCAST, RECORD_FORM } from '../../../domain/locales/en/record'
import type { PublishedOwlcast } from '../../../domain/owlcasts/owlcasts.schema'
import { countCharacters, getMaxUnits } from '../../../domain/text/length'
import { useMe } from '../../api/auth/session.queries'
import { useCloseOnReturn } from '../../hooks/useCloseOnReturn'
import { getKindTheme } from '../../kinds'
import { PriceChoice } from '../../parts/billing/PriceChoice'
import { Bird } from '../../parts/brand/Bird'
import { Invitees } from '../../parts/people/Invitees'
import { PrivacyChoice } from '../../parts/posts/PrivacyChoice'
import { RepliesChoice } from '../../parts/posts/RepliesChoice'
import { TagsInput } from '../../parts/posts/TagsInput'
import type { OwlcastRequest } from '../../state/overlays'
import { Field } from '../../ui/fields/Field'
import { FormDialog } from '../../ui/overlays/FormDialog'
import { owlcastForm } from './owlcast-form'
import { useCreateOwlcast } from './useCreateOwlcast'

type Props = {
  request: OwlcastRequest
  onCreated: (created: PublishedOwlcast) => void
  onAlreadyCreated: (created: PublishedOwlcast) => void
  onClose: () => void
}

/** The dialog that creates an owlcast (S2.3-20): name, price, visibility and collaborators. */
export function CreateOwlcastDialog({ request, onCreated, onAlreadyCreated, onClose }: Props) {
  const me = useMe()
  const formRef = useRef<HTMLFormElement>(null)
  const { typed, change, errors, problem, busy, create, stop } = useCreateOwlcast({
    request,
    me,
    formRef,
    onCreated,
    onAlreadyCreated,
  })
  const isPro = me?.isPro ?? false
  const { bird, dataKind } = getKindTheme(request.kind, null)
  useCloseOnReturn(onClose)
  function cancel() {
    if (busy) return stop()
    owlcastForm.save(null)
    onClose()
  }
  return (
    <FormDialog
      title={NEW_OWLCAST.title}
      width={520}
      kind={dataKind}
      formRef={formRef}
      className="create-owlcast stack"
      cancel={NEW_OWLCAST.cancel}
      submit={NEW_OWLCAST.create}
      icon={<Bird name={bird} />}
      busy={busy}
      problem={problem}
      saving={NEW_OWLCAST.creating}
      onSubmit={create}
      onCancel={cancel}
      onClose={() => (busy ? stop() : onClose())}
    >
      {typed.source ? <p className="from hint">{NEW_OWLCAST.startedFrom(typed.source.title)}</p> : null}
      <Field
        name="name"
        label={NEW_OWLCAST.name}
        error={errors.name}
        note={RECORD_FORM.count(countCharacters(typed.name), OWLCAST_NAME_MAX_CHARS)}
      >
        {(control) => (
          <input
            {...control}
            data-autofocus
            readOnly={busy}
            value={typed.name}
            maxLength={getMaxUnits(OWLCAST_NAME_MAX_CHARS)}
            autoComplete="off"
            aria-required
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field name="description" label={NEW_OWLCAST.description} error={errors.description} optional>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            readOnly={busy}
            value={typed.description}
            maxLength={DESCRIPTION_MAX_CHARS}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <PriceChoice
        price={typed.price}
        isPro={isPro}
        locked={busy}
        error={errors.price}
        onChange={(price) => change({ price })}
      />
      <PrivacyChoice
        value={typed.visibility}
        isPro={isPro}
        locked={busy}
        error={errors.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      <RepliesChoice
        value={typed.replyPolicy}
        locked={busy}
        error={errors.replyPolicy}
        onChange={(replyPolicy) => change({ replyPolicy })}
      />
      <Invitees
        name="invitees"
        label={NEW_OWLCAST.invitees}
        typed={typed.invitees}
        numbers={typed.inviteeNumbers}
        me={me}
        locked={busy}
        error={errors.invitees}
        onChange={(invitees, inviteeNumbers) => change({ invitees, inviteeNumbers })}
        onNumbersShown={(inviteeNumbers) => change({ inviteeNumbers })}
      />
      <Field name="tags" label={NEW_OWLCAST.tags} error={errors.tags} hint={NEW_OWLCAST.tagsHint} optional>
        {(control) => (
          <TagsInput {...control} readOnly={busy} value={typed.tags} onTyped={(tags) => change({ tags })} />
        )}
      </Field>
      <p className="price-note hint">{NEW_OWLCAST.fee}</p>
    </FormDialog>
  )
}
