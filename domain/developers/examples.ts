/** Examples of the page for developers. A test takes them from the page and runs them. */

export const OPENAPI_PATH = '/api/openapi.json'
export const DEVELOPERS_PATH = '/developers'

/** Publishes `voice.mp3` with curl. */
export function createCurlExample(origin: string): string {
  return `# export OWLCAST_TOKEN=owlcast_pat_…
set -e
AUTH="Authorization: Bearer $OWLCAST_TOKEN"
DRAFT=$(openssl rand -hex 16)
BYTES=$(wc -c < voice.mp3 | tr -d ' ')
SHA256=$(openssl dgst -sha256 -r voice.mp3 | cut -d ' ' -f 1)

UPLOAD=$(curl --fail-with-body --silent --header "$AUTH" ${origin}/api/uploads \\
  --json '{"draftId":"'$DRAFT'","mode":"squawk","type":"audio/mpeg","bytes":'$BYTES',"sha256":"'$SHA256'"}' \\
  | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')

curl --fail-with-body --silent --output /dev/null --header "$AUTH" --header 'Content-Type: audio/mpeg' \\
  --upload-file voice.mp3 ${origin}/api/uploads/$UPLOAD

curl --fail-with-body --silent --header "$AUTH" --header "Idempotency-Key: $DRAFT" ${origin}/api/posts \\
  --json '{"mode":"squawk","mediaId":"'$UPLOAD'","title":"Hello from curl","tags":["hello"]}'`
}

/** Publishes `voice.mp3` with TypeScript, in Node. */
export function createTypeScriptExample(origin: string): string {
  return `import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const authorization = \`Bearer \${process.env.OWLCAST_TOKEN}\`

async function call<T>(method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch('${origin}' + path, {
    method,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: body instanceof Uint8Array ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

const voice = new Uint8Array(await readFile('voice.mp3'))
const draftId = randomUUID()
const sha256 = createHash('sha256').update(voice).digest('hex')

const upload = await call<{ id: string }>('POST', '/api/uploads', {
  draftId,
  mode: 'squawk',
  type: 'audio/mpeg',
  bytes: voice.length,
  sha256,
})
await call('PUT', \`/api/uploads/\${upload.id}\`, voice, { 'content-type': 'audio/mpeg' })
const { post } = await call<{ post: { id: string } }>(
  'POST',
  '/api/posts',
  { mode: 'squawk', mediaId: upload.id, title: 'Hello from TypeScript', tags: ['hello'] },
  { 'idempotency-key': draftId },
)
console.log(JSON.stringify({ post }))`
}

/** Checks the signature of a webhook's call. */
export const VERIFY_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromOwlcast(secret: string, headers: Record<string, string>, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return isRecent && signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`

/** Generates the types of a client. */
export function createGenerateExample(origin: string): string {
  return `npx openapi-typescript ${origin}${OPENAPI_PATH} --output owlcast.d.ts`
}
