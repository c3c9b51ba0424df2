/**
 * A stand-in for Google: a real OpenID provider on the loopback. It shows a sign-in page, issues codes that work once,
 * checks the client's secret, redirect and PKCE, and signs ID tokens with its own key. `?twist=` on the page's form
 * makes one claim wrong.
 */

import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnFreePort } from '../../scripts/port.mjs'
import { GOOGLE_CLIENT } from './openid-client.ts'
import { endWithProcess } from './provider.ts'

type Grant = Record<string, string>
type Key = ReturnType<typeof createKey>

const LIFE_SECONDS = 3600

/** Starts a provider; `url` is its issuer. */
export async function startOpenId(): Promise<{ url: string; stop: () => Promise<void> }> {
  const key = createKey('main')
  const stranger = createKey('main')
  const grants = new Map<string, Grant>()
  let url = ''

  function createClaims({ client_id, nonce, sub, email, name, twist }: Grant) {
    const now = Math.floor(Date.now() / 1000)
    const old = twist === 'expired' ? 2 * LIFE_SECONDS : 0
    return {
      iss: twist === 'issuer' ? 'https://elsewhere.example' : url,
      aud: twist === 'audience' ? 'another-client' : client_id,
      sub,
      email,
      email_verified: twist !== 'unverified',
      name,
      nonce: twist === 'nonce' ? 'another' : nonce,
      iat: now - old,
      exp: now - old + LIFE_SECONDS,
    }
  }

  function exchangeCode(form: URLSearchParams) {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const fits =
      grant &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === GOOGLE_CLIENT.GOOGLE_CLIENT_ID &&
      form.get('client_secret') === GOOGLE_CLIENT.GOOGLE_CLIENT_SECRET &&
      form.get('redirect_uri') === grant.redirect_uri &&
      grant.code_challenge_method === 'S256' &&
      grant.code_challenge === challenge
    if (!fits) return null
    const idToken = signJwt(createClaims(grant), grant.twist === 'signature' ? stranger : key, grant.twist)
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: LIFE_SECONDS, id_token: idToken }
  }

  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', url)
    const given = Object.fromEntries(asked.searchParams)
    if (asked.pathname === '/.well-known/openid-configuration')
      return sendJson(response, 200, getMetadata(url))
    if (asked.pathname === '/keys') return sendJson(response, 200, { keys: [key.jwk] })
    if (asked.pathname === '/authorize') return sendPage(response, given)
    if (asked.pathname === '/signed-in') {
      const code = randomUUID()
      grants.set(code, given)
      const back = new URL(given.redirect_uri ?? '')
      back.searchParams.set('state', given.state ?? '')
      if (given.twist === 'denied') back.searchParams.set('error', 'access_denied')
      else back.searchParams.set('code', code)
      response.writeHead(302, { location: back.href })
      return response.end()
    }
    if (asked.pathname !== '/token') return sendJson(response, 404, {})
    const answer = exchangeCode(new URLSearchParams(await readText(request)))
    sendJson(response, answer ? 200 : 400, answer ?? { error: 'invalid_grant' })
  })
  endWithProcess(server)
  url = `http://127.0.0.1:${await listenOnFreePort(server)}`
  return {
    url,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const getMetadata = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
})

function createKey(kid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } }
}

function signJwt(claims: object, { kid, privateKey }: Key, twist = ''): string {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = twist === 'unsigned'
  const text = `${encodePart(unsigned ? { alg: 'none' } : { alg: 'RS256', kid })}.${encodePart(claims)}`
  return `${text}.${unsigned ? '' : Buffer.from(sign('sha256', Buffer.from(text), privateKey)).toString('base64url')}`
}

/** Sends the page to choose an account, with the client's parameters in hidden fields. */
function sendPage(response: ServerResponse, asked: Grant) {
  const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(`<!doctype html><html lang="en"><title>Choose an account</title><form action="/signed-in">
${hidden.join('\n')}
<label>Account <input name="sub"></label><label>Address <input name="email"></label><label>Name <input name="name"></label>
<button>Continue</button><button name="twist" value="denied">Cancel</button></form></html>`)
}

function sendJson(response: ServerResponse, status: number, json: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(json))
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
