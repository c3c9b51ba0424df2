import { useRef, useState } from 'react'
import { PASSWORD_MIN_CHARS } from '../../../domain/auth/auth.limits'
import { validateSignUp } from '../../../domain/auth/sign-in'
import { AppError } from '../../../domain/errors/app-error'
import { AUTH } from '../../../domain/locales/en/account'
import { SETUP, SITE } from '../../../domain/locales/en/site'
import type { SiteEdit } from '../../../domain/site/site.schema'
import { useSetUp } from '../../api/site/site.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { goTo } from '../../state/view'
import { Button } from '../../ui/buttons/Button'
import { Check } from '../../ui/fields/Check'
import { Field } from '../../ui/fields/Field'
import { useErrorFocus } from '../../ui/fields/useErrorFocus'
import { showToast } from '../../ui/overlays/toast'
import { findSettingsProblem, SiteFields } from './SiteFields'

type Props = { token: string; edit: SiteEdit }

const FIELDS = [
  { name: 'email', label: 'email', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'password', type: 'password', autoComplete: 'new-password' },
  { name: 'username', label: 'username', type: 'text', autoComplete: 'nickname' },
  { name: 'displayName', label: 'displayName', type: 'text', autoComplete: 'name' },
] as const

/** The first admin's account and the site's settings, sent together. */
export function SetupForm({ token, edit }: Props) {
  const [settings, setSettings] = useState(edit.settings)
  const [account, setAccount] = useState({ email: '', password: '', username: '', displayName: '' })
  const [ageAttested, setAdult] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const [isChecked, setChecked] = useState(false)
  const setUp = useSetUp()
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<{ field: string | undefined } | null>(null)
  useErrorFocus(form, refused)
  const errorAt = (field: string) => (error?.field === field ? error.message : null)

  async function send() {
    setChecked(true)
    const problem = validateSignUp({ ...account, ageAttested })
    setError(problem)
    const field = problem?.field ?? findSettingsProblem(settings)
    if (problem || field) return setRefused({ field: field ?? undefined })
    const trimmed = { ...settings, contact: settings.contact.trim() }
    await setUp.mutateAsync({ token, ...account, ageAttested, settings: trimmed }).then(
      () => {
        showToast({ text: SETUP.done, tone: 'ok' })
        goTo('site', {}, { replace: true })
      },
      (failure: unknown) => {
        const problem = failure instanceof AppError ? failure : null
        setError(problem)
        setRefused(problem)
        if (!problem?.field) showErrorToast(failure)
      },
    )
  }

  return (
    <form
      ref={form}
      className="stack"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!setUp.isPending) void send()
      }}
    >
      <section className="site-card stack surface">
        <h2>{SETUP.account}</h2>
        <p className="dim">{SETUP.accountHint}</p>
        {FIELDS.map(({ name, label, type, autoComplete }) => (
          <Field
            key={name}
            name={name}
            label={AUTH[label]}
            optional={name === 'displayName'}
            hint={name === 'password' ? AUTH.passwordHint(PASSWORD_MIN_CHARS) : null}
            error={errorAt(name)}
          >
            {(control) => (
              <input
                {...control}
                type={type}
                autoComplete={autoComplete}
                autoCapitalize={name === 'displayName' ? undefined : 'none'}
                spellCheck={false}
                value={account[name]}
                onChange={({ target }) => setAccount((now) => ({ ...now, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
        <Check
          name="ageAttested"
          checked={ageAttested}
          error={errorAt('ageAttested')}
          onChange={({ target }) => setAdult(target.checked)}
        >
          {SETUP.adult}
        </Check>
      </section>
      <section className="site-card stack surface">
        <h2>{SITE.title}</h2>
        <SiteFields
          settings={settings}
          templates={edit.templates}
          isChecked={isChecked}
          onChange={setSettings}
        />
      </section>
      <Button type="submit" tone="primary" size="lg" block busy={setUp.isPending}>
        {SETUP.finish}
      </Button>
    </form>
  )
}
