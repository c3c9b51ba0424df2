/**
 * Google sign-in by OpenID Connect: PKCE, state and nonce on the way out; issuer, audience, time, nonce and signature
 * of the ID token on the way back. A certified library does the checks.
 */
import type { AuthorizationServer } from 'oauth4webapi'
import type { Env } from '../env'
import { checkHttps, formatSecretCommand, type Problem } from './config-problem'

const GOOGLE_TIMEOUT_MS = 10_000

/** OAuth state that the browser keeps during the redirect and returns. */
export type OauthState = { state: string; nonce: string; verifier: string }
export type GoogleUser = { id: string; email: string; emailVerified: boolean; name: string }

export type Google = {
  /** Authorization URL, and the state to keep meanwhile. */
  start: (callbackUrl: string) => Promise<{ url: string; oauthState: OauthState }>
  /** Verifies the callback and returns the Google user; throws on anything invalid. */
  finish: (back: {
    params: URLSearchParams
    callbackUrl: string
    oauthState: OauthState
  }) => Promise<GoogleUser>
}

export type GoogleEnv = Pick<
  Env,
  'ENVIRONMENT' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER_URL'
>

const GOOGLE = 'https://accounts.google.com'
const CLOCK_TOLERANCE_SECONDS = 30

/** Creates the Google client, or null when not configured. */
export function createGoogle(env: GoogleEnv): Google | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER_URL: url = GOOGLE } = env
  if (!clientId || !secret) return null
  const issuer = new URL(url)
  // Only a local mock may use http.
  const insecure = issuer.protocol !== 'https:'
  if (insecure && env.ENVIRONMENT === 'production') return null
  return createOpenIdClient({ issuer, clientId, secret, insecure })
}

/** Problems of a half-configured Google sign-in; without any configuration the site hides it. */
export function listGoogleProblems(env: GoogleEnv): Problem[] {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER_URL: url } = env
  const problems: Problem[] = []
  if (Boolean(id) !== Boolean(secret)) {
    const name = id ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    problems.push({
      name,
      problem: 'is missing, the other half of what Google gave',
      remedy: formatSecretCommand(name),
    })
  }
  if (env.ENVIRONMENT === 'production') problems.push(...checkHttps('GOOGLE_ISSUER_URL', url, 'the secret'))
  return problems
}

type Settings = { issuer: URL; clientId: string; secret: string; insecure: boolean }

// Discovery documents by issuer: plain data, so they may outlive the request.
const servers = new Map<string, AuthorizationServer>()

function createOpenIdClient({ issuer, clientId, secret, insecure }: Settings): Google {
  const loadLibrary = () => import('oauth4webapi')
  async function prepare() {
    const oauth = await loadLibrary()
    const options = {
      [oauth.allowInsecureRequests]: insecure,
      signal: () => AbortSignal.timeout(GOOGLE_TIMEOUT_MS),
    }
    const client = { client_id: clientId, [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS }
    const cached = servers.get(issuer.href)
    const server =
      cached ?? (await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options)))
    servers.set(issuer.href, server)
    return { oauth, options, client, server }
  }
  return {
    async start(callbackUrl) {
      const { oauth, server } = await prepare()
      const oauthState = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
      }
      const url = new URL(server.authorization_endpoint ?? '')
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge: await oauth.calculatePKCECodeChallenge(oauthState.verifier),
        code_challenge_method: 'S256',
        state: oauthState.state,
        nonce: oauthState.nonce,
        prompt: 'select_account',
      }).toString()
      return { url: url.href, oauthState }
    },
    async finish({ params, callbackUrl, oauthState }) {
      const { oauth, options, client, server } = await prepare()
      const callbackParams = oauth.validateAuthResponse(server, client, params, oauthState.state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretPost(secret),
        callbackParams,
        callbackUrl,
        oauthState.verifier,
        options,
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: oauthState.nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, response, options)
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      if (!claims) throw new Error('No ID token came back.')
      const toText = (claim: unknown) => (typeof claim === 'string' ? claim : '')
      return {
        id: claims.sub,
        email: toText(claims.email),
        emailVerified: claims.email_verified === true,
        name: toText(claims.name),
      }
    },
  }
}
