/** The page for developers, rendered by the Worker without a script. */
import type { ReactNode } from 'react'
import { API_SCOPES } from '../../domain/access-tokens/access-tokens'
import { getExample, OPENAPI_PATH } from '../../domain/developers/examples'
import { DEVELOPERS } from '../../domain/locales/en/developer-page'
import { ACCESS_TOKENS, WEBHOOKS } from '../../domain/locales/en/developers'
import { getSettingsPath } from '../../domain/settings/settings-groups'
import { WEBHOOK_EVENTS } from '../../domain/webhooks/webhooks'
import { ShareFrame } from './ShareFrame'

export function SharedDevelopers({ origin }: { origin: string }) {
  return (
    <ShareFrame>
      <article className="legal developers">
        <h1>{DEVELOPERS.title}</h1>
        <p>{DEVELOPERS.intro}</p>
        <h2>{DEVELOPERS.tokenTitle}</h2>
        <p>{DEVELOPERS.tokenText}</p>
        <p>
          <a href={getSettingsPath('tokens')}>{DEVELOPERS.tokenLink}</a>
        </p>
        <p>{DEVELOPERS.headerText}</p>
        <Code language="http">{'Authorization: Bearer owlcast_pat_…'}</Code>
        <h2>{DEVELOPERS.publishTitle}</h2>
        <p>{DEVELOPERS.publishText}</p>
        <Example title={DEVELOPERS.curl} language="sh">
          {getExample('curl', origin)}
        </Example>
        <Example title={DEVELOPERS.typescript} language="ts">
          {getExample('typescript', origin)}
        </Example>
        <h2>{DEVELOPERS.scopesTitle}</h2>
        <Terms rows={API_SCOPES.map((scope) => [scope, ACCESS_TOKENS.scopes[scope]])} />
        <p>{DEVELOPERS.scopesText}</p>
        <h2>{DEVELOPERS.rulesTitle}</h2>
        <ul className="bullets">
          <li>{DEVELOPERS.limitsText}</li>
          <li>{DEVELOPERS.retryText}</li>
          <li>{DEVELOPERS.pagesText}</li>
          <li>{DEVELOPERS.errorsText}</li>
        </ul>
        <h2>{DEVELOPERS.webhooksTitle}</h2>
        <p>{DEVELOPERS.webhooksText}</p>
        <Terms rows={WEBHOOK_EVENTS.map((event) => [event, WEBHOOKS.events[event]])} />
        <Example title={DEVELOPERS.verifyText} language="ts">
          {getExample('verify', origin)}
        </Example>
        <h2>{DEVELOPERS.botTitle}</h2>
        <p>{DEVELOPERS.botText}</p>
        <h2>{DEVELOPERS.referenceTitle}</h2>
        <p>{DEVELOPERS.referenceText}</p>
        <p>
          <a href={OPENAPI_PATH}>{DEVELOPERS.referenceLink}</a>
        </p>
        <p>{DEVELOPERS.generateText}</p>
        <Code language="sh">{getExample('generate', origin)}</Code>
      </article>
    </ShareFrame>
  )
}

function Example({ title, language, children }: { title: string; language: string; children: string }) {
  return (
    <>
      <h3>{title}</h3>
      <Code language={language}>{children}</Code>
    </>
  )
}

/** Scrolls sideways, also by keys. */
function Code({ language, children }: { language: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys
    <pre tabIndex={0} dir="ltr" lang="en">
      <code data-language={language}>{children}</code>
    </pre>
  )
}

function Terms({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
