import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { listVariableProblems } from '../../worker/http/config-problems'
import { ROOT } from '../root.ts'
import { readSecretsFile } from './inspect.ts'
import { isDestructive, listProblems, PARTS, parseParts, toEnv } from './preflight.ts'

const SECRETS = [
  'AUTH_SECRET',
  'RESEND_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
]

const good = {
  environment: 'production',
  without: [] as string[],
  breaking: false,
  account: { loggedIn: true, count: 1, chosen: false },
  given: {} as Record<string, string>,
  secrets: SECRETS as string[] | null,
  git: { dirty: [] as string[], commit: 'c0ffee' },
  pagesProjects: ['owlcast-web'] as string[] | null,
  bucket: true as boolean | null,
  migrations: {
    files: ['0001_a.sql', '0002_b.sql'],
    sql: { '0002_b.sql': 'ALTER TABLE posts ADD x text;' } as Record<string, string>,
    applied: ['0001_a.sql'] as string[] | null,
  },
  config: {
    name: 'owlcast',
    pagesProject: 'owlcast-web',
    d1_databases: [{ database_name: 'owlcast', database_id: '6f2c1c3e-7d5b-4b0c-9d53-0a1b2c3d4e5f' }],
    r2_buckets: [{ bucket_name: 'owlcast-media' }],
    ai: { binding: 'AI' } as { binding: string } | undefined,
    vars: {
      ENVIRONMENT: 'production',
      ORIGIN: 'https://owlcast.test',
      MAIL_FROM: 'Owlcast <hello@owlcast.test>',
      SMS_FROM: '+14155550100',
      VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
      VAPID_SUBJECT: 'mailto:hello@owlcast.test',
    } as Record<string, string>,
  },
}

const withVars = (vars: Record<string, string>) => ({
  ...good,
  config: { ...good.config, vars: { ...good.config.vars, ...vars } },
})
const withMigrations = (given: Partial<typeof good.migrations>) => ({
  ...good,
  migrations: { ...good.migrations, ...given },
})

const listFound = (facts: typeof good) => listProblems(facts, listVariableProblems(toEnv(facts)))

test('reports nothing for a complete configuration', () => {
  expect(listFound(good)).toEqual([])
})

test.each<[string, typeof good, string, RegExp]>([
  [
    'wrangler is not signed in',
    { ...good, account: { loggedIn: false, count: 0, chosen: false } },
    'account',
    /wrangler login/,
  ],
  [
    'there are two accounts',
    { ...good, account: { loggedIn: true, count: 2, chosen: false } },
    'account',
    /CLOUDFLARE_ACCOUNT_ID/,
  ],
  [
    'the database is a placeholder',
    {
      ...good,
      config: {
        ...good.config,
        d1_databases: [{ database_name: 'owlcast', database_id: '00000000-0000-0000-0000-000000000000' }],
      },
    },
    'database_id',
    /d1 create owlcast/,
  ],
  ['the origin is the example', withVars({ ORIGIN: 'https://owlcast.example' }), 'ORIGIN', /domain/],
  ['the origin is not https', withVars({ ORIGIN: 'http://owlcast.test' }), 'ORIGIN', /https/],
  ['the sender is the example', withVars({ MAIL_FROM: 'O <h@owlcast.example>' }), 'MAIL_FROM', /Resend/],
  ['development routes are enabled', withVars({ ENVIRONMENT: 'development' }), 'ENVIRONMENT', /production/],
  ['demo mode is on', withVars({ DEMO_MODE: 'on' }), 'DEMO_MODE', /take it away/],
  ['the clock is shifted', withVars({ CLOCK_OFFSET_MS: '5' }), 'CLOCK_OFFSET_MS', /take it away/],
  [
    'the secret is missing',
    { ...good, secrets: SECRETS.slice(1) },
    'AUTH_SECRET',
    /npx wrangler secret put AUTH_SECRET --env production/,
  ],
  [
    'a secret to be sent is too short',
    { ...good, given: { AUTH_SECRET: 'short' } },
    'AUTH_SECRET',
    /openssl rand/,
  ],
  [
    'payments are half set up',
    { ...good, secrets: SECRETS.filter((name) => name !== 'STRIPE_WEBHOOK_SECRET') },
    'STRIPE_WEBHOOK_SECRET',
    /--without payments/,
  ],
  [
    'there is no speech engine',
    { ...good, config: { ...good.config, ai: undefined } },
    'AI',
    /wrangler.toml; or leave it out with --without words/,
  ],
  [
    'there are uncommitted changes',
    { ...good, git: { dirty: ['wrangler.toml'], commit: '' } },
    'checkout',
    /commit them/,
  ],
  ['Pages has no project', { ...good, pagesProjects: [] }, 'Pages project', /project create owlcast-web/],
  ['there is no bucket', { ...good, bucket: false }, 'bucket', /bucket create owlcast-media/],
  [
    'the database is ahead of the checkout',
    withMigrations({ applied: ['0001_a.sql', '0002_b.sql', '0003_c.sql'] }),
    'migrations',
    /newer checkout/,
  ],
  ['the database does not respond', withMigrations({ applied: null }), 'database', /d1 info/],
  ['a migration is out of order', withMigrations({ applied: ['0002_b.sql'] }), 'migrations', /next number/],
  [
    'a migration removes a column',
    withMigrations({ sql: { '0002_b.sql': 'ALTER TABLE posts DROP COLUMN x;' } }),
    'migrations',
    /--breaking/,
  ],
])('reports a problem when %s', (_, facts, name, remedy) => {
  const mistakes = listFound(facts)
  expect(mistakes.map((mistake) => mistake.name)).toEqual([name])
  expect(mistakes[0]?.remedy).toMatch(remedy)
})

test('lists all problems at once, each with a remedy', () => {
  const facts = {
    ...withVars({ ORIGIN: 'https://owlcast.example', DEMO_MODE: 'on' }),
    secrets: [],
    pagesProjects: [],
    bucket: false,
  }
  const names = listFound(facts).map(({ name }) => name)
  for (const name of ['AUTH_SECRET', 'RESEND_API_KEY', 'ORIGIN', 'DEMO_MODE', 'Pages project', 'bucket'])
    expect(names).toContain(name)
  expect(new Set(names).size).toBe(names.length)
  expect(listFound(facts).every(({ remedy }) => remedy.length > 10)).toBe(true)
})

test('ignores parts listed in --without', () => {
  const bare = {
    ...good,
    secrets: ['AUTH_SECRET'],
    config: { ...good.config, vars: { ENVIRONMENT: 'production', ORIGIN: 'https://owlcast.test' } },
  }
  expect(listFound(bare).length).toBeGreaterThan(5)
  expect(listFound({ ...bare, without: Object.keys(PARTS) })).toEqual([])
})

test('allows demo mode on staging, and drops on a new or breaking database', () => {
  expect(listFound({ ...withVars({ DEMO_MODE: 'on' }), environment: 'staging' })).toEqual([])
  const dropping = { sql: { '0002_b.sql': 'DROP TABLE x;' } }
  expect(listFound(withMigrations({ ...dropping, applied: [] }))).toEqual([])
  expect(listFound({ ...withMigrations(dropping), breaking: true })).toEqual([])
})

test('ignores facts that are unknown', () => {
  const migrations = { ...good.migrations, applied: null }
  expect(
    listProblems(
      { ...good, account: null, secrets: null, git: null, pagesProjects: null, bucket: null, migrations },
      listVariableProblems(toEnv({ ...good, secrets: null })),
    ),
  ).toEqual([])
})

test.each([
  ['ALTER TABLE `posts` DROP COLUMN `x`;', true],
  ['drop table posts;', true],
  ['ALTER TABLE a RENAME TO b;', true],
  ['DROP INDEX a; DROP TRIGGER b;', false],
  ['-- drop table posts\nCREATE TABLE b (c);', false],
])('%s removes something: %s', (sql, taking) => {
  expect(isDestructive(sql)).toBe(taking)
})

test('parses the parts of --without, and refuses an unknown one', () => {
  expect(parseParts('')).toEqual([])
  expect(parseParts('mail,push')).toEqual(['mail', 'push'])
  expect(() => parseParts('mail,post')).toThrow(`--without takes ${Object.keys(PARTS).join(', ')}, not post.`)
})

test('names a file of secrets that does not exist', () => {
  expect(() => readSecretsFile('/nowhere/.secrets.production')).toThrow(
    'There is no file of secrets /nowhere/.secrets.production.',
  )
})

test.each(['owlcast.key', '.secrets.production', 'backups/production'])('git ignores %s', (path) => {
  expect(spawnSync('git', ['check-ignore', '-q', path], { cwd: ROOT }).status).toBe(0)
})
