import './developers.css'
import { type FormEvent, useId, useState } from 'react'
import {
  API_SCOPES,
  type ApiScope,
  validateAccessTokenName,
} from '../../../domain/access-tokens/access-tokens'
import { ACCESS_TOKEN_DAYS } from '../../../domain/access-tokens/access-tokens.limits'
import { ACCESS_TOKENS } from '../../../domain/locales/en/developers'
import { useCreateAccessToken } from '../../api/developers/access-tokens.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { Dialog } from '../../ui/overlays/Dialog'

type Props = { onClose: () => void; onCreated: (token: string) => void }
type Days = (typeof ACCESS_TOKEN_DAYS)[number]

const DEFAULT_DAYS: Days = 90

/** Asks for the name of a new token, what it may do, and how long. */
export function NewTokenDialog({ onClose, onCreated }: Props) {
  const create = useCreateAccessToken()
  const form = useId()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>(['posts:read'])
  const [days, setDays] = useState<Days>(DEFAULT_DAYS)
  const [problem, setProblem] = useState<string | null>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    const invalid = validateAccessTokenName(name)
    if (invalid) return setProblem(invalid.message)
    create.mutate(
      { name, scopes, days },
      {
        onSuccess: ({ token }) => onCreated(token),
        onError: (failure) => setProblem(getErrorMessage(failure)),
      },
    )
  }
  return (
    <Dialog
      title={ACCESS_TOKENS.create}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {ACCESS_TOKENS.cancel}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            busy={create.isPending}
            disabled={scopes.length === 0}
          >
            {ACCESS_TOKENS.create}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit}>
        <Field name="name" label={ACCESS_TOKENS.name} error={problem}>
          {(control) => (
            <input
              {...control}
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <fieldset className="choices">
          <legend>{ACCESS_TOKENS.scopesLabel}</legend>
          {API_SCOPES.map((scope) => (
            <Check
              key={scope}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            >
              {ACCESS_TOKENS.scopes[scope]}
            </Check>
          ))}
        </fieldset>
        <Field name="days" label={ACCESS_TOKENS.daysLabel}>
          {(control) => (
            <select
              {...control}
              value={days}
              onChange={({ target }) =>
                setDays(ACCESS_TOKEN_DAYS.find((one) => String(one) === target.value) ?? DEFAULT_DAYS)
              }
            >
              {ACCESS_TOKEN_DAYS.map((one) => (
                <option key={one} value={one}>
                  {ACCESS_TOKENS.days(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}
