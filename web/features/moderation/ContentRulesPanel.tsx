import { type FormEvent, useRef, useState } from 'react'
import { CONTENT_RULES, MODERATOR } from '../../../domain/locales/en/moderation'
import {
  CONTENT_RULE_ACTIONS,
  CONTENT_RULE_KINDS,
  type ContentRuleAction,
  type ContentRuleKind,
} from '../../../domain/moderation/content-rules'
import { CONTENT_RULE_TYPED_MAX_CHARS } from '../../../domain/moderation/moderation.limits'
import {
  useContentRules,
  useRemoveContentRule,
  useSaveContentRule,
} from '../../api/moderation/content-rules.queries'
import { getErrorMessage } from '../../api/request-error'
import { showErrorToast } from '../../parts/loading/error-toast'
import { QueryError } from '../../parts/loading/QueryError'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { Field } from '../../ui/fields/Field'
import { showToast } from '../../ui/overlays/toast'

/** The words, addresses and email domains of the site, with a form to add one. */
export function ContentRulesPanel() {
  const query = useContentRules()
  const { data, error } = query
  const remove = useRemoveContentRule()
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className="content-rules stack -m surface">
      <p className="dim">{CONTENT_RULES.hint}</p>
      <RuleForm />
      <QueryError query={query} />
      {error || data ? null : (
        <Skeleton label={CONTENT_RULES.loading}>
          <SkeletonBlock height="56px" />
        </Skeleton>
      )}
      {data?.items.length === 0 ? <p>{CONTENT_RULES.none}</p> : null}
      <ul ref={list} tabIndex={-1} aria-label={MODERATOR.tabs.rules}>
        {data?.items.map(({ id, kind, value, action }) => (
          <li key={id} className="row -m">
            <span className="text-block">
              <bdi>{value}</bdi>
              <small className="dim">
                {CONTENT_RULES.kinds[kind]} · {CONTENT_RULES.actions[action]}
              </small>
            </span>
            <Button
              size="sm"
              aria-label={CONTENT_RULES.removeLabel(value)}
              busy={remove.isPending && remove.variables === id}
              onClick={() =>
                remove.mutate(id, {
                  onSuccess: () => {
                    showToast({ text: CONTENT_RULES.removed, tone: 'ok' })
                    list.current?.focus()
                  },
                  onError: showErrorToast,
                })
              }
            >
              {CONTENT_RULES.remove}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Only words can be flagged: an address or a domain is refused. */
function RuleForm() {
  const save = useSaveContentRule()
  const [kind, setKind] = useState<ContentRuleKind>('word')
  const [action, setAction] = useState<ContentRuleAction>('flag')
  const [value, setValue] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    save.mutate(
      { kind, value, action: kind === 'word' ? action : 'refuse' },
      {
        onSuccess: () => {
          setValue('')
          showToast({ text: CONTENT_RULES.added, tone: 'ok' })
        },
      },
    )
  }
  return (
    <form className="stack -m -start" noValidate onSubmit={submit}>
      <Field name="kind" label={CONTENT_RULES.kind}>
        {(control) => (
          <select
            {...control}
            value={kind}
            onChange={({ target }) =>
              setKind(CONTENT_RULE_KINDS.find((one) => one === target.value) ?? 'word')
            }
          >
            {CONTENT_RULE_KINDS.map((one) => (
              <option key={one} value={one}>
                {CONTENT_RULES.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="value" label={CONTENT_RULES.value} error={save.error ? getErrorMessage(save.error) : null}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={CONTENT_RULE_TYPED_MAX_CHARS}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      {kind === 'word' ? (
        <Field name="action" label={CONTENT_RULES.action}>
          {(control) => (
            <select
              {...control}
              value={action}
              onChange={({ target }) =>
                setAction(CONTENT_RULE_ACTIONS.find((one) => one === target.value) ?? 'flag')
              }
            >
              {CONTENT_RULE_ACTIONS.map((one) => (
                <option key={one} value={one}>
                  {CONTENT_RULES.actions[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      <Button type="submit" busy={save.isPending}>
        {CONTENT_RULES.add}
      </Button>
    </form>
  )
}
