/** Contact files with every string as a name, as CSV and vCard, and files that are hard to parse. */
import { addContacts, CONTACT_NAME_MAX_CHARS, formatContactName } from '../../../domain/contacts/contacts'
import { addFigure } from '../figures'
import type { TestServer } from '../test-server'
import { createNaughtyUsers } from './naughty-users'
import { expect, test, type ViewerWindow } from './server-fixture'
import { OURS, STRINGS } from './strings'
import { measureOverflow } from './watch-page'

type File = { name: string; mimeType: string; buffer: Buffer }
const toCsvFile = (text: string | Buffer): File => ({
  name: 'contacts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})
const toVcfFile = (text: string): File => ({
  ...toCsvFile(text),
  name: 'contacts.vcf',
  mimeType: 'text/vcard',
})

/** Returns the text after UTF-8 encoding: lone surrogates are lost. */
const toUtf8 = (text: string) => Buffer.from(text).toString()
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const createAddress = (at: number) => `o'c${at}+a_b@example.net`

/** Returns a CSV of these names. */
const createTable = (names: readonly string[]) =>
  toCsvFile(['Name,E-mail', ...names.map((name, at) => `${quote(name)},${createAddress(at)}`)].join('\r\n'))

/** Returns vCards of these names without any escaping. */
const createCards = (names: readonly string[]) =>
  toVcfFile(
    names
      .map(
        (name, at) =>
          `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEMAIL:${createAddress(at)}\r\nEND:VCARD\r\n`,
      )
      .join(''),
  )

/** Returns the name shown for it, by the product's own rules. */
const toShownName = (name: string, at: number) =>
  addContacts([], [{ name, emails: [createAddress(at)], phones: [] }], () => null).contacts.map(
    formatContactName,
  )[0]

/** Opens the contacts dialog and imports a file. */
async function importFile({ page }: ViewerWindow, file: File) {
  await page.goto('/?view=settings&open=contacts')
  const dialog = page.getByRole('dialog', { name: 'Synced contacts' })
  await dialog.locator('input[type=file]').setInputFiles(file)
  return dialog
}

/** Returns every name and mail link of the complete list. */
async function readList({ page }: ViewerWindow) {
  const dialog = page.getByRole('dialog', { name: 'Synced contacts' })
  const more = dialog.getByRole('button', { name: 'Show more' })
  while ((await more.count()) > 0) await more.first().click()
  return dialog.evaluate((element) => ({
    names: [...element.querySelectorAll('li > .text-block > bdi')].map(({ textContent }) => textContent),
    links: [...element.querySelectorAll('a.icon-btn')].map((link) => link.getAttribute('href') ?? ''),
    elements: element.querySelectorAll('script, iframe, object, embed, form, base, meta, img, style').length,
  }))
}

/** Opens a window of a new user without contacts. */
const openNewUser = async (server: TestServer, look: (as: { cookie: string }) => Promise<ViewerWindow>) =>
  look(await server.createUser('Mara'))

test('shows names from CSV and vCard as text, with mail links only', async ({ server, openWindow }) => {
  const names = [...STRINGS.map(toUtf8), `${'x'.repeat(CONTACT_NAME_MAX_CHARS)}y`, 'ü'.repeat(100_000)]
  const isCardLine = (name: string) => !/[\r\n\\\u0085\u2028\u2029]/.test(name) && name.length < 1000
  for (const [what, file, wanted] of [
    ['a table', createTable(names), names.map(toShownName)],
    [
      'cards',
      createCards(names),
      names.map((name, at) => (isCardLine(name) ? toShownName(name.trim(), at) : null)),
    ],
  ] as const) {
    const viewer = await openNewUser(server, openWindow)
    const { page } = viewer
    const dialog = await importFile(viewer, file)
    await expect(dialog.getByRole('heading', { name: `Invite (${names.length})` })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sync again' })).toBeVisible()
    const shown = await readList(viewer)
    const wrong = wanted.flatMap((name, at) =>
      name === null || shown.names[at] === name ? [] : [[names[at]?.slice(0, 80), name, shown.names[at]]],
    )
    expect(wrong, what).toEqual([])
    expect(shown.elements).toBe(0)
    expect(shown.links.filter((link) => !/^mailto:o'c\d+%2Ba_b@example\.net\?subject=/.test(link))).toEqual(
      [],
    )
    for (const width of [390, 320, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await measureOverflow(page), `${what}, ${width} px`).toBe(0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const search = dialog.getByRole('searchbox')
    for (const text of OURS.filter((_, at) => at % 3 === 0)) {
      await search.fill(text)
      await expect(
        dialog.locator('li > .text-block > bdi').or(dialog.getByText('No contacts found for')).first(),
      ).toBeVisible()
      expect(await measureOverflow(page), text).toBe(0)
    }
    // They are stored on the device.
    await page.reload()
    await expect(dialog.getByRole('heading', { name: `Invite (${names.length})` })).toBeVisible()
    expect((await readList(viewer)).names).toEqual(shown.names)
    expect(await viewer.flaws(), what).toEqual([])
    addFigure(`names of contacts from ${what}`, names.length, 'as text, nothing ran, nothing overflows')
    await viewer.context.close()
  }
})

test('shows a contact beside the naughty name of its account', async ({ server, openWindow }) => {
  const { users } = await createNaughtyUsers(server)
  const found = users.filter(({ typed }) => OURS.includes(typed)).slice(0, 40)
  for (const { person } of found)
    await server.request('PUT /api/me/discoverability', {
      as: person,
      json: { byEmail: true, byPhone: false },
    })
  const viewer = await openNewUser(server, openWindow)
  const rows = found.map(({ typed, person }) => `${quote(toUtf8(typed))},${person.email}`)
  const dialog = await importFile(viewer, toCsvFile(['Name,E-mail', ...rows].join('\n')))
  await expect(dialog.getByRole('heading', { name: `On Owlcast (${found.length})` })).toBeVisible()
  const shown = await dialog.locator('li a > span > bdi').allTextContents()
  expect(shown).toEqual(found.map(({ name }) => name))
  expect(await measureOverflow(viewer.page)).toBe(0)
  expect(await viewer.flaws()).toEqual([])
  addFigure('naughty contacts who are here', found.length, 'under their account names, nothing ran')
})

const FIVE_MB = 5_000_000
const ONE = 'Ada,ada@example.net'
/** Files that are hard to parse or no contacts, with the message or the number of contacts. */
const TRAPS: [what: string, file: File, says: RegExp | number][] = [
  ['5 MB and a byte', toCsvFile('a'.repeat(FIVE_MB + 1)), /larger than 5 MB/],
  ['one cell of 4 MB', toCsvFile(`Name,E-mail\n${'x'.repeat(4_000_000)},ada@example.net`), 1],
  ['a quote that never ends', toCsvFile(`Name,E-mail\n${ONE}\n"${'x'.repeat(4_000_000)}`), 1],
  ['a million empty rows', toCsvFile(`Name,E-mail\n${',\n'.repeat(1_000_000)}`), /no email address/],
  ['nothing but heads', toCsvFile('Name,E-mail\n'.repeat(300_000)), /no email address/],
  ['a row of a million cells', toCsvFile(`Name,E-mail\n${ONE}${','.repeat(1_000_000)}`), 1],
  ['200000 rows', toCsvFile(`Name,E-mail\n${`${ONE}\n`.repeat(200_000)}`), 1],
  [
    'one line of 4 MB on a card',
    toVcfFile(`BEGIN:VCARD\nFN:${'x'.repeat(4_000_000)}\nEMAIL:ada@example.net\nEND:VCARD`),
    1,
  ],
  [
    'a million folds',
    toVcfFile(`BEGIN:VCARD\nFN:a${'\n b'.repeat(1_000_000)}\nEMAIL:ada@example.net\nEND:VCARD`),
    1,
  ],
  [
    'quoted-printable without an end',
    toVcfFile(
      `BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${'=3C=\n'.repeat(500_000)}\nEMAIL:ada@example.net\nEND:VCARD`,
    ),
    1,
  ],
  ['cards within cards', toVcfFile(`${'BEGIN:VCARD\n'.repeat(300_000)}EMAIL:ada@example.net\nEND:VCARD`), 1],
  ['NUL all over', toCsvFile(Buffer.alloc(1_000_000)), /no email address/],
  [
    'bytes of a picture',
    toCsvFile(Buffer.from('89504e470d0a1a0a0000000d49484452ff00fe01', 'hex')),
    /no email address/,
  ],
  [
    'a page',
    { ...toCsvFile('<script>__xss=1</script>'), name: 'a.html', mimeType: 'text/html' },
    /Only .csv and .vcf/,
  ],
  [
    'a page named as a table',
    toCsvFile('<script>__xss=1</script>,<a href="mailto:a@example.net">'),
    /no email address/,
  ],
  [
    'addresses that are code',
    toCsvFile(`E-mail\n"<img src=x onerror=__xss=1>"@example.net\njavascript:__xss=1@example.net,`),
    /no email address/,
  ],
  [
    'formulas for addresses',
    toCsvFile('Name,E-mail\n"=HYPERLINK(""https://evil.example"")","=1+1@example.net"\n=1+1,=cmd|x'),
    /no email address/,
  ],
]

test('hostile files are read or rejected with a message, and the page keeps its layout', async ({
  server,
  openWindow,
}) => {
  for (const [what, file, says] of TRAPS) {
    const viewer = await openNewUser(server, openWindow)
    const { page } = viewer
    const dialog = await importFile(viewer, file)
    if (typeof says === 'number')
      await expect(dialog.getByRole('heading', { name: `Invite (${says})` }), what).toBeVisible()
    else await expect(dialog.getByRole('alert'), what).toHaveText(says)
    expect(await measureOverflow(page), what).toBe(0)
    expect(await viewer.flaws(), what).toEqual([])
    await viewer.context.close()
  }
  addFigure('hostile contact files', TRAPS.length, 'read, or rejected with a message')
})
