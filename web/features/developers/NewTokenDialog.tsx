import './developers.css'
import { useState } from 'react'
import {
  API_SCOPES,
  type ApiScope,
  validateAccessTokenName,
} from '../../../domain/access-tokens/access-tokens'
import { ACCESS_TOKEN_DAYS } from '../../../domain/access-tokens/access-tokens.limits'
import { ACCESS_TOKENS } from '../../../domain/locales/en/developers'
import { useCreateAccessToken } from '../../api/developers/access-tokens.queries'
import { getErrorMessage, isAbort } from '../../api/request-error'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { FormDialog } from '../../ui/overlays/FormDialog'

type Props = { onClose: () => void; onCreated: (token: string) => void }
type Days = (typeof ACCESS_TOKEN_DAYS)[number]

const DEFAULT_DAYS: Days = 90

/** Asks for the name of a new token, what it may do, and how long. */
export function NewTokenDialog({ onClose, onCreated }: Props) {
  const create = useCreateAccessToken()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>(['posts:read'])
  const [days, setDays] = useState<Days>(DEFAULT_DAYS)
  const [problem, setProblem] = useState<string | null>(null)
  function submit() {
    const invalid = validateAccessTokenName(name)
    if (invalid) return setProblem(invalid.message)
    create.mutate(
      { name, scopes, days },
      {
        onSuccess: ({ token }) => onCreated(token),
        onError: (failure) => setProblem(isAbort(failure) ? null : getErrorMessage(failure)),
      },
    )
  }
  return (
    <FormDialog
      title={ACCESS_TOKENS.create}
      className="stack"
      cancel={ACCESS_TOKENS.cancel}
      submit={ACCESS_TOKENS.create}
      busy={create.isPending}
      disabled={scopes.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
