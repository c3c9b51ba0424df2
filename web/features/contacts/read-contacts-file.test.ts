import { expect, test } from 'vitest'
import { CONTACTS_FILE_MAX_BYTES, readContactsFile } from './read-contacts-file'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)
const names = async (input: File) => (await readContactsFile(input)).map(({ name }) => name)

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
  expect(rows.length).toBeLessThan(20_000)
})
