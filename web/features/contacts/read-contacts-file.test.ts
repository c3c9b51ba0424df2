import { expect, test } from 'vitest'
import { encodeText } from '../../../tests/support/encode-text'
import { CONTACTS_FILE_MAX_BYTES, readContactsFile } from './read-contacts-file'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)
const names = async (input: File) => (await readContactsFile(input)).contacts.map(({ name }) => name)

test('reads tables and cards with any separator and encoding', async () => {
  expect(await names(file('a.csv', 'Name,Email\n"Okafor, ""Ada""\nMary",a@x.org\n'))).toEqual([
    'Okafor, "Ada"\nMary',
  ])
  expect(await names(file('a.CSV', 'Name;E-Mail\r\nJöran;a@x.org\r\n'))).toEqual(['Jöran'])
  const windows = new Uint8Array([...'Name,Email\nJ\u00f6ran,a@x.org'].map((one) => one.charCodeAt(0)))
  expect(await names(file('a.csv', windows))).toEqual(['Jöran'])
  const wide = new Uint16Array([...'\ufeffName\tEmail\nJöran\ta@x.org'].map((one) => one.charCodeAt(0)))
  expect(await names(file('a.csv', wide))).toEqual(['Jöran'])
  expect(await names(file('a.vcf', 'BEGIN:VCARD\nFN:Ada\nTEL:1\nEND:VCARD'))).toEqual(['Ada'])
  expect(await names(file('a.csv', '\ufeffName,Email\nAda,a@x.org'))).toEqual(['Ada'])
})

test('throws the reason when a file cannot be imported', async () => {
  const why = (input: File) => readContactsFile(input).catch((error: Error) => error.message)
  const large = file('a.csv', new Uint8Array(CONTACTS_FILE_MAX_BYTES + 1))
  expect(await why(large)).toBe('Failed to import contacts: The file is larger than 5 MB.')
  expect(await why(file('a.pdf', '%PDF'))).toBe(
    'Failed to import contacts: Only .csv and .vcf files can be read.',
  )
  for (const empty of [
    file('a.csv'),
    file('a.csv', 'Name,Email\nAda,'),
    file('a.vcf', '\0\0\0'),
    file('a.csv', new Uint8Array(1000)),
  ])
    expect(await why(empty)).toContain('The file has no email addresses or phone numbers.')
})

test('finishes with five megabytes of arbitrary data', async () => {
  for (const one of ['"', ',', '\n', 'a,', '=', '\u00e5'])
    await readContactsFile(file('a.csv', `Email\n${one.repeat(2_400_000 / one.length)}`)).catch(
      () => undefined,
    )
  const rows = await readContactsFile(file('a.csv', `Name,Email\n${'Ada,a@x.org\n'.repeat(400_000)}`))
  expect(rows.contacts.length).toBeLessThan(20_000)
  expect(rows.leftOut.overLimit).toBeGreaterThan(380_000)
})

test('reads 5,000 contacts in Shift_JIS', async () => {
  const lines = Array.from(
    { length: 5000 },
    (_, at) => `山田,太郎${at},n${at}@lake.example,+81 90 1234 ${1000 + (at % 9000)}`,
  )
  const text = ['姓,名,メール,電話', ...lines].join('\r\n')
  const { contacts } = await readContactsFile(file('a.csv', encodeText(text, 'shift_jis')))
  expect(contacts).toHaveLength(5000)
  expect(contacts[4999]).toMatchObject({ name: '山田 太郎4999', emails: ['n4999@lake.example'] })
})

const CARD = 'BEGIN:VCARD\nFN:Ola\nTEL:1\nEND:VCARD\n'
const TABLE = 'Name,Email\nOla,ola@lake.example\n'

test.each([
  ['a.csv', CARD],
  ['a.vcf', TABLE],
  ['contacts.txt', TABLE],
  ['contacts.txt', CARD],
  ['contacts.TXT', TABLE.replaceAll(',', '\t')],
  ['a.csv', `\ufeff\r\n${CARD}`],
  ['a.csv', CARD.toLowerCase().replace('ola', 'Ola')],
  ['contacts', CARD],
  ['a.tsv', TABLE.replaceAll(',', '\t')],
  ['a.vcard', TABLE.replaceAll(',', ';')],
])('reads %s by its content', async (name, text) => {
  expect(await names(file(name, text))).toEqual(['Ola'])
})

test.each(['contacts.xlsx', 'contacts.csv', 'contacts.txt', 'contacts.vcf'])(
  'says that %s of another program cannot be read',
  async (name) => {
    for (const start of ['PK\u0003\u0004rest', '%PDF-1.7'])
      await expect(readContactsFile(file(name, start))).rejects.toThrow(
        'Only .csv and .vcf files can be read.',
      )
  },
)

test.each([
  ['the first row', 'Name,Email\n"Ola,ola@lake.example\nZoë,zoe@lake.example\nBo,bo@lake.example\n'],
  [
    'a row in front of quoted ones',
    'Name,Email\n"Ola,ola@lake.example\n"Zoë",zoe@lake.example\n"Bo",bo@lake.example\n',
  ],
  ['the last row', 'Name,Email\nOla,ola@lake.example\n"Zoë",zoe@lake.example\n"Bo,bo@lake.example'],
  ['two rows', 'Name,Email\n"Ola,ola@lake.example\n"Zoë,zoe@lake.example\nBo,bo@lake.example\n'],
  [
    'a cell that is not the first',
    'Name;Email;Note\nOla;ola@lake.example;"x\nZoë;zoe@lake.example;\nBo;bo@lake.example;\n',
  ],
  [
    'a row of old line breaks',
    'Name,Email\r"Ola,ola@lake.example\rZoë,zoe@lake.example\rBo,bo@lake.example\r',
  ],
])('keeps the other rows when a quote is not closed in %s', async (_, text) => {
  const { contacts } = await readContactsFile(file('a.csv', text))
  expect(contacts.flatMap(({ emails }) => emails)).toEqual([
    'ola@lake.example',
    'zoe@lake.example',
    'bo@lake.example',
  ])
})

test.each([
  'sep=;\nName;Email\n"Owl; Ola";ola@lake.example\n',
  'Contacts\n\nName;Email\n"Owl; Ola";ola@lake.example\n',
  'Notes:\n"Some addresses, phones and names are missing."\n\nName,Email\n"Owl; Ola",ola@lake.example\n',
  'Kontakte\r\nStand: heute\r\n\r\nName;E-Mail\r\n"Owl; Ola";ola@lake.example\r\n',
  'Contacts\n"Name"\t"Email"\nOwl; Ola\tola@lake.example\n',
  'sep=|\nName|Email\nOwl; Ola|ola@lake.example\n',
])('reads the columns below other lines: %j', async (text) => {
  expect((await readContactsFile(file('a.csv', text))).contacts.at(-1)).toMatchObject({
    name: 'Owl; Ola',
    emails: ['ola@lake.example'],
  })
})
