/** Files of other programs in the dialog of contacts: who is in it, and what was left out. */
import { encodeText } from '../support/encode-text'
import { expect, test } from './actors'
import { findAxeViolationsInAllModes } from './axe'

const OUTLOOK = {
  name: 'Kontakte.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    encodeText(
      [
        'Vorname;Weitere Vornamen;Nachname;Firma;Fax geschäftlich;Telefon geschäftlich;Mobiltelefon;E-Mail-Adresse;E-Mail-Typ;E-Mail: Angezeigter Name;E-Mail 2: Adresse',
        'Jörg;Maria;Müßig;Bäckerei;+49 30 23125099;+49 30 23125010;+49 151 23456789;joerg@example.org;SMTP;Jörg Müßig;jm@example.org',
        'Nur;;Name;;;;;;;;',
        'Ines;;Falsch;;;;12;ines@;;;',
      ].join('\r\n'),
      'windows-1252',
    ),
  ),
}
const ANDROID = {
  name: 'contacts.vcf',
  mimeType: 'text/x-vcard',
  buffer: Buffer.from(
    [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=',
      '=AB=20=C3=96zt=C3=BCrk',
      'TEL;CELL:+49-151-2345-6701',
      'TEL;HOME;FAX:+49 30 23125012',
      'EMAIL;HOME:zoe@example.org',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN:Ola',
      '  Owl',
      'TEL;CELL;VIDEO:+1 (212) 555-0111',
      'END:VCARD',
    ].join('\r\n'),
  ),
}

test('files of Outlook and of a phone show each name, address and number, and what was left out', {
  tag: ['@extended', '@looks'],
}, async ({ speaker: { page } }) => {
  await page.goto('/?view=settings&open=contacts')
  const dialog = page.getByRole('dialog', { name: 'Synced contacts' })
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await dialog.locator('input[type=file]').setInputFiles(OUTLOOK)
  await expect(row('Jörg Maria Müßig')).toContainText(
    'joerg@example.org · jm@example.org · +493023125010 · +4915123456789',
  )
  for (const reason of [
    '2 entries without an email or phone number',
    '2 emails or numbers that we can’t read',
    '1 fax or pager number',
  ])
    await expect(dialog.getByText(reason)).toBeVisible()
  expect(await findAxeViolationsInAllModes(page)).toEqual([])
  await dialog.locator('input[type=file]').setInputFiles(ANDROID)
  await expect(row('Zoë Öztürk')).toContainText('zoe@example.org · +4915123456701')
  await expect(row('Ola Owl')).toContainText('+12125550111')
  await expect(dialog.getByText('Invite (3)')).toBeVisible()
})
