import { expect, test } from 'vitest'
import { parseContactRows as parseRows } from './contact-rows'

const parseContactRows = (rows: string[][]) =>
  parseRows(rows).map(({ name, emails, phones }) => ({ name, emails, phones }))

test('parses Google rows with labels and several values in one cell', () => {
  const head =
    'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value'
  const rows = [
    head.split(','),
    [
      'Ada',
      '',
      'Okafor',
      'Aida',
      '',
      '',
      'Analytical',
      '* Work',
      'a@x.org ::: b@x.org',
      '',
      'Mobile',
      '+46 70 1',
    ],
    ['', '', '', '', '', '', 'Bakery', '', '', '', 'Work Fax', '031 1 ::: 031 2'],
  ]
  expect(parseContactRows(rows)).toEqual([
    { name: 'Ada Okafor', emails: ['a@x.org', 'b@x.org'], phones: ['+46 70 1'] },
    { name: 'Bakery', emails: [], phones: [] },
  ])
})

test('reads a table without emails, and a first row with an address as data', () => {
  const table = [
    ['Name', 'Phone'],
    ['Ada', '+46 70 1'],
  ]
  expect(parseContactRows(table)).toEqual([{ name: 'Ada', emails: [], phones: ['+46 70 1'] }])
  const rows = [['Ada', 'email@ada.example']]
  expect(parseContactRows(rows)).toEqual([{ name: 'Ada', emails: ['email@ada.example'], phones: [] }])
})

test('parses old Google, Outlook, Apple and hand-written tables', () => {
  const google = [
    [
      'Name',
      'Given Name',
      'Family Name',
      'E-mail 1 - Type',
      'E-mail 1 - Value',
      'Phone 1 - Type',
      'Phone 1 - Value',
    ],
    ['Ada O.', 'Ada', 'Okafor', '*', 'a@x.org', 'Mobile', '070'],
  ]
  expect(parseContactRows(google)).toEqual([{ name: 'Ada O.', emails: ['a@x.org'], phones: ['070'] }])
  const outlook = [
    [
      'Title',
      'First Name',
      'Last Name',
      'Company',
      'E-mail Address',
      'E-mail Type',
      'E-mail Display Name',
      'Business Fax',
      'Mobile Phone',
      'TTY/TDD Phone',
    ],
    ['Dr', 'Ada', 'Okafor', 'X', 'a@x.org', 'SMTP', 'Ada (a@x.org)', '031 9', '070', '1'],
  ]
  expect(parseContactRows(outlook)).toEqual([{ name: 'Ada Okafor', emails: ['a@x.org'], phones: ['070'] }])
  const apple = [
    ['\ufeffFirst name', 'Last name', 'Home email', 'Mobile'],
    ['Ada', 'Okafor', 'a@x.org', '="+4670"'],
    ['Ben', '', '', "'+4671"],
  ]
  expect(parseContactRows(apple.map((row) => row.map((cell) => cell.replace('\ufeff', ''))))).toEqual([
    { name: 'Ada Okafor', emails: ['a@x.org'], phones: ['+4670'] },
    { name: 'Ben', emails: [], phones: ['+4671'] },
  ])
})

test('parses rows without a header by the form of their cells', () => {
  const rows = [
    ['Ada Okafor', 'a@x.org', '070-123 45 67'],
    ['ben@x.org', 'Ben'],
    ['=1+1', ''],
  ]
  expect(parseContactRows(rows)).toEqual([
    { name: 'Ada Okafor', emails: ['a@x.org'], phones: ['070-123 45 67'] },
    { name: 'Ben', emails: ['ben@x.org'], phones: [] },
    { name: '=1+1', emails: [], phones: [] },
  ])
  expect(parseContactRows([])).toEqual([])
})

test('tolerates rows that are too short, too long or empty', () => {
  const rows = [['Name', 'Email'], [], ['Ada'], ['Ben', 'b@x.org', 'more', 'x'.repeat(100_000)]]
  expect(parseContactRows(rows)).toEqual([
    { name: '', emails: [], phones: [] },
    { name: 'Ada', emails: [], phones: [] },
    { name: 'Ben', emails: ['b@x.org'], phones: [] },
  ])
})

const ola = 'ola@lake.example'
const [mobile, home, work] = ['+1 212 555 0111', '+1 212 555 0112', '+1 212 555 0113']
/** Reads one row below a line of column names. */
const readRow = (head: string, ...cells: string[]) => parseContactRows([head.split(','), cells])[0]

test.each([
  ['Naam,E-mail,Mobiel,Telefoon thuis', ['Ola Owl', ola, mobile, home]],
  ['Nome,Sobrenome,Celular,E-mail', ['Ola', 'Owl', mobile, ola]],
  ['Imię,Nazwisko,Adres e-mail,Telefon komórkowy', ['Ola', 'Owl', ola, mobile]],
  ['Name,E-Mail 2: Adresse,Telefon geschäftlich,Handy', ['Ola Owl', ola, work, mobile]],
  ['Vorname,Nachname,E-Mail-Adresse,Mobiltelefon,Telefon (privat)', ['Ola', 'Owl', ola, mobile, home]],
  ['Name,Vorname,E-Mail,Handynummer', ['Owl', 'Ola', ola, mobile]],
  [
    'Vorname,Weitere Vornamen,Nachname,E-Mail-Adresse,Fax geschäftlich',
    ['Ola', '', 'Owl', ola, '+1 212 555 0199'],
  ],
  ['Prénom,Nom,Adresse de messagerie,Tél. mobile,Téléphone (domicile)', ['Ola', 'Owl', ola, mobile, home]],
  ['Nom,Prénom,Courriel,Portable', ['Owl', 'Ola', ola, mobile]],
  [
    'Prénom,Nom de famille,Adresse e-mail,Téléphone mobile,Télécopie (bureau)',
    ['Ola', 'Owl', ola, mobile, '+1 212 555 0199'],
  ],
  [
    'Nombre,Apellidos,Correo electrónico,Teléfono móvil,Teléfono particular',
    ['Ola', 'Owl', ola, mobile, home],
  ],
  ['Nombre completo,Dirección de correo electrónico,Celular', ['Ola Owl', ola, mobile]],
  ['Nome,Cognome,Indirizzo e-mail,Cellulare,Telefono abitazione', ['Ola', 'Owl', ola, mobile, home]],
  ['Nome,Secondo nome,Cognome,Posta elettronica,Telefono ufficio', ['Ola', '', 'Owl', ola, work]],
  [
    'Voornaam,Achternaam,E-mailadres,Mobiele telefoon,Fax op werk',
    ['Ola', 'Owl', ola, mobile, '+1 212 555 0199'],
  ],
  ['Primeiro nome,Apelido,Endereço de e-mail,Telemóvel', ['Ola', 'Owl', ola, mobile]],
  ['Имя,Фамилия,Адрес эл. почты,Мобильный телефон,Домашний телефон', ['Ola', 'Owl', ola, mobile, home]],
  ['Имя,Отчество,Фамилия,Электронная почта,Рабочий факс', ['Ola', '', 'Owl', ola, '+1 212 555 0199']],
  ['ФИО,E-mail,Сотовый', ['Ola Owl', ola, mobile]],
  ['名,姓,電子メール アドレス,携帯電話,自宅電話', ['Ola', 'Owl', ola, mobile, home]],
  ['氏名,メールアドレス,電話番号,FAX', ['Ola Owl', ola, mobile, '+1 212 555 0199']],
  ['名,姓,电子邮件地址,移动电话,住宅电话', ['Ola', 'Owl', ola, mobile, home]],
  ['姓名,邮箱,手机,传真', ['Ola Owl', ola, mobile, '+1 212 555 0199']],
  ['姓氏,名字,電子郵件,行動電話', ['Owl', 'Ola', ola, mobile]],
  [
    'First Name,Last Name,E-mail Address,Mobile Phone,Business Fax,Pager',
    ['Ola', 'Owl', ola, mobile, '+1 212 555 0199', '5550198'],
  ],
  [
    'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    ['Ola', 'Owl', 'Home', ola, 'Mobile', mobile],
  ],
  [
    'First Name,Last Name,Display Name,Primary Email,Mobile Number,Fax Number',
    ['Ola', 'Owl', 'Ola Owl', ola, mobile, '+1 212 555 0199'],
  ],
])('reads all of the columns %s', (head, cells) => {
  const phones = [mobile, home, work].filter((number) => cells.includes(number))
  const found = readRow(head, ...cells)
  expect({ ...found, phones: found?.phones.toSorted() }).toEqual({ name: 'Ola Owl', emails: [ola], phones })
})

test.each([
  ['姓,名,メール', ['山田', '太郎', ola], '山田 太郎'],
  ['姓,名,邮箱', ['王', '小明', ola], '王小明'],
  ['First Name,Last Name,Email', ['太郎', '山田', ola], '山田太郎'],
  ['Vorname,Nachname,E-Mail', ['Ola', 'Owl', ola], 'Ola Owl'],
])('puts the family name where its language has it: %s', (head, cells, name) => {
  expect(readRow(head, ...cells)?.name).toBe(name)
})

test.each<[string, string[], string, string[], string[]]>([
  ['Given Name,Email,Contact No.', ['Ola', ola, mobile], 'Ola', [ola], [mobile]],
  ['Nafn,Netfang,Sími', ['Ola Owl', ola, mobile], 'Ola Owl', [ola], [mobile]],
  [
    'Nimi,Sukunimi,Sähköposti,Puhelin',
    ['Ola', 'Owl', ola, '040 123 45 67'],
    'Ola Owl',
    [ola],
    ['040 123 45 67'],
  ],
  ['Name,Email,Reach me', ['Ola', ola, '0701-23 45 67'], 'Ola', [ola], ['0701-23 45 67']],
  ['Name,Email,Customer', ['Ola', ola, '1234567890'], 'Ola', [ola], []],
  ['Name,Email,Joined', ['Ola', ola, '2024-01-05'], 'Ola', [ola], []],
  ['Name,Email,Joined', ['Ola', ola, '05.01.2024 10:30'], 'Ola', [ola], []],
  ['Name,Email,PLZ', ['Ola', ola, '10115'], 'Ola', [ola], []],
  ['Name,Email,Price', ['Ola', ola, '1200.50'], 'Ola', [ola], []],
  ['Name,Email,Book', ['Ola', ola, '978-3-16-148410-0'], 'Ola', [ola], []],
])('reads columns without a known name by their cells: %s', (head, cells, name, emails, phones) => {
  expect(readRow(head, ...cells)).toEqual({ name, emails, phones })
})

test.each<[string, string[], string[]]>([
  ['Owl, Ola <ola@lake.example>', [ola], []],
  ['ola@lake.example / ola.owl@lake.example', [ola, 'ola.owl@lake.example'], []],
  ['ola@lake.example/ola.owl@lake.example', [ola, 'ola.owl@lake.example'], []],
  ['home: ola@lake.example; work: ola.owl@lake.example', [ola, 'ola.owl@lake.example'], []],
  ['mailto:ola@lake.example', [ola], []],
  ['ola@lake.example (at home)\nola.owl@lake.example', [ola, 'ola.owl@lake.example'], []],
  ['OLA@MÜLLER.example', ['ola@xn--mller-kva.example'], []],
])('finds addresses inside the cell %j', (cell, emails, phones) => {
  expect(readRow('Name,Email', 'Ola', cell)).toEqual({ name: 'Ola', emails, phones })
})

test.each([
  ['+1 212 555 0111 or +1 212 555 0112 (work)', [mobile, home]],
  ['+1 212 555 0111 / +1 212 555 0112', [mobile, home]],
  ['mobile: +1 212 555 0111; home: +1 212 555 0112', [mobile, home]],
  ['+1 212 555 0111\n+1 212 555 0112', [mobile, home]],
  ['+1 212 555 0111 ::: +1 212 555 0112', [mobile, home]],
  ['tel:+12125550111', ['tel:+12125550111']],
  ['+1 212 555 0111 ext. 4', ['+1 212 555 0111 ext. 4']],
  ['(212) 555-0111', ['(212) 555-0111']],
  ['none', ['none']],
])('finds numbers inside the cell %j', (cell, phones) => {
  expect(readRow('Name,Phone', 'Ola', cell)?.phones).toEqual(phones)
})

test('keeps what is no address, so that it is counted', () => {
  expect(readRow('Name,Email', 'Ola', 'nobody')).toEqual({ name: 'Ola', emails: ['nobody'], phones: [] })
  expect(
    parseRows([
      ['Name', 'Phone', 'Fax'],
      ['Ola', mobile, home],
    ]),
  ).toMatchObject([{ faxes: 1 }])
})

test.each([
  ['Work Fax', mobile, [], 1],
  ['Home Fax', `${mobile} ::: ${home}`, [], 2],
  ['Fax (Arbeit)', mobile, [], 1],
  ['Télécopie', mobile, [], 1],
  ['Факс', mobile, [], 1],
  ['自宅ファックス', mobile, [], 1],
  ['Pager', mobile, [], 1],
  ['Fax', '', [], 0],
  ['Mobile', mobile, [mobile], 0],
  ['* Work', mobile, [mobile], 0],
  ['Faxton office', mobile, [mobile], 0],
  ['', mobile, [mobile], 0],
])('reads a number with the label %j: %j', (label, value, phones, faxes) => {
  const head = 'Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value'
  for (const title of [head, head.replaceAll('Label', 'Type')])
    expect(parseRows([title.split(','), ['Ola', 'Work Fax', ola, label, value, work]])).toEqual([
      { name: 'Ola', emails: [ola], phones: [...phones, work], faxes },
    ])
})

test('takes no label from a column that belongs to another', () => {
  const head = ['Name', 'Phone 1 - Label', 'Phone 2 - Value', 'Fax', 'Phone']
  expect(parseRows([head, ['Ola', 'Fax', mobile, home, work]])).toEqual([
    { name: 'Ola', emails: [], phones: [mobile, work], faxes: 1 },
  ])
})

test.each([
  'Vorname,E-Mail-Adresse,E-Mail-Typ,E-Mail: Angezeigter Name,Mobiltelefon,Telefon Notiz',
  'Prénom,Adresse de messagerie,Type de messagerie,Nom complet de l’adresse de messagerie,Portable,Téléphone note',
  'Имя,Адрес эл. почты,Тип эл. почты,Краткое имя эл. почты,Мобильный,Телефон заметка',
  'Imię,Adres e-mail,Typ e-mail,Nazwa wyświetlana e-mail,Telefon komórkowy,Telefon uwagi',
  'Voornaam,E-mailadres,Type e-mail,E-mail weergegeven als,Mobiel,Telefoon notitie',
])('takes what describes an address for none: %s', (head) => {
  const rows = [
    ['Ola', ola, 'SMTP', 'Ola Owl', mobile, 'evenings'],
    ['Zoë', 'zoe@lake.example', 'SMTP', 'Zoë (Lake)', home, 'not on Sundays'],
    ['Ines', 'ines@', '', '', '', ''],
  ]
  expect(parseContactRows([head.split(','), ...rows])).toEqual([
    { name: 'Ola', emails: [ola], phones: [mobile] },
    { name: 'Zoë', emails: ['zoe@lake.example'], phones: [home] },
    { name: 'Ines', emails: ['ines@'], phones: [] },
  ])
})

test('keeps what stands in the only column of its kind, so that it is counted', () => {
  expect(
    parseContactRows([
      ['Name', 'E-mail', 'Phone'],
      ['Ola', 'ola at lake', 'unknown'],
    ]),
  ).toEqual([{ name: 'Ola', emails: ['ola at lake'], phones: ['unknown'] }])
})

test.each([
  'Name,Contact No.',
  'Name,Number',
  'Nombre,Número',
  'Nome,Numero',
  'Имя,Номер',
  'Name,Nummer',
  'Nom,Numéro',
  'Name,Contact Number',
  'Имя,Контактный номер',
  'Nombre,Número de contacto',
  'Imię i nazwisko,Numer kontaktowy',
  '氏名,番号',
  '姓名,联系方式',
  '이름,연락처',
  'Name,Contact',
])('reads plain digits in the columns %s', (head) => {
  expect(readRow(head, 'Ola Owl', '2125550111')).toEqual({
    name: 'Ola Owl',
    emails: [],
    phones: ['2125550111'],
  })
})

test.each([
  ['Name,Email,Number', '17'],
  ['Name,Email,Number', '4711'],
  ['Name,Email,Customer number', '2125550111'],
  ['Name,Email,Kundennummer', '2125550111'],
  ['Name,Email,Номер клиента', '2125550111'],
  ['Name,Email,House number', '12'],
])('takes no number from the column that ends %s: %s', (head, cell) => {
  expect(readRow(head, 'Ola', ola, cell)).toEqual({ name: 'Ola', emails: [ola], phones: [] })
})

test('prefers a column of phones to one of numbers', () => {
  expect(readRow('Number,Name,Phone', '2125550199', 'Ola', '2125550111')?.phones).toEqual(['2125550111'])
})

test.each<[string[], string]>([
  [['Ola', '2125550111'], 'Ola'],
  [['2125550111', 'Ola'], 'Ola'],
  [['Ola', 'Owl', '2125550111'], 'Ola Owl'],
  [['山田', '2125550111'], '山田'],
  [['2125550111'], ''],
  [['Ola', '', '2125550111'], 'Ola'],
])('reads plain digits in a row without a header: %j', (row, name) => {
  expect(parseContactRows([row])).toEqual([{ name, emails: [], phones: ['2125550111'] }])
})

test.each([['9783161484100'], ['20240105'], ['10115'], ['4711']])(
  'takes %s in a row for no number',
  (cell) => {
    expect(parseContactRows([['Ola', ola, cell]])).toEqual([{ name: 'Ola', emails: [ola], phones: [] }])
  },
)

test.each([
  ['Name,Email,Notes', 'see cy@lake.example'],
  ['Name,Email,Notizen', 'cy@lake.example'],
  ['Name,Email,Remarque', 'cy@lake.example'],
  ['Name,Email,Примечание', '+1 212 555 0199'],
  ['Name,Email,備考', '+1 212 555 0199'],
  ['Name,Email,About', 'knows cy@lake.example well'],
  ['Name,Email,About', 'call +1 212 555 0199 after six'],
  ['Name,Email,Account', '123 456 7890'],
  ['Name,Email,Kundennummer', '123 456 7890'],
  ['Name,Email,Cuenta', '123-456-7890'],
  ['Name,Email,Lat', '+52.520008'],
  ['Name,Email,Where', '+52.520008'],
  ['Name,Email,Where', '-122.419416'],
  ['Name,Email,Where', '+52.520008, +13.404954'],
])('takes what is no value of the contact for none: %s %j', (head, cell) => {
  expect(readRow(head, 'Ola', ola, cell)).toEqual({ name: 'Ola', emails: [ola], phones: [] })
})

test.each<[string, string, string[], string[]]>([
  ['Name,Reach me', 'ola@lake.example, owl@lake.example', [ola, 'owl@lake.example'], []],
  ['Name,Reach me', 'Ola Owl <ola@lake.example>', [ola], []],
  ['Name,Reach me', '+1 212 555 0111 / +1 212 555 0112', [], [mobile, home]],
  ['Name,Reach me', '+1.2125550111', [], ['+1.2125550111']],
  ['Name,Account', ola, [ola], []],
  ['Name,Account email', ola, [ola], []],
  ['Name,Customer phone', mobile, [], [mobile]],
  ['Notes,Name,E-mail', 'Ola', [], []],
])('still reads cells of nothing but values: %s %j', (head, cell, emails, phones) => {
  expect(readRow(head, ...(head.startsWith('Notes') ? [cell, 'Owl', ''] : ['Ola', cell]))).toMatchObject({
    emails,
    phones,
  })
})

test('reads no notes of rows without a header', () => {
  expect(
    parseContactRows([
      ['Ola', ola, 'see cy@lake.example'],
      ['Zoë', 'zoe@lake.example', 'or call +1 212 555 0199'],
    ]),
  ).toEqual([
    { name: 'Ola', emails: [ola], phones: [] },
    { name: 'Zoë', emails: ['zoe@lake.example'], phones: [] },
  ])
})

test.each<[string, string[][]]>([
  ['a separator', [['sep=;']]],
  [
    'a note',
    [['Notes:'], ['"When exporting your connections, some of the email addresses may be missing."']],
  ],
  ['a title', [['My contacts'], ['Exported on 2024-01-05']]],
  [
    'a title with empty cells',
    [
      ['Contacts', '', ''],
      ['', '', ''],
    ],
  ],
  ['a title and a date', [['Kontakte', 'Stand 05.01.2024'], []]],
  ['a word that is a column', [['Email list', '', '']]],
  ['ten lines', Array.from({ length: 10 }, (_, at) => [`Line ${at} of the letterhead`])],
])('finds the columns below %s', (_, before) => {
  for (const head of [
    ['First Name', 'Last Name', 'Email Address'],
    ['Vorname', 'Nachname', 'E-Mail'],
  ])
    expect(
      parseContactRows([...before, head, ['Ola', 'Owl', ola], ['Zoë', 'Lake', 'zoe@lake.example']]),
    ).toEqual([
      { name: 'Ola Owl', emails: [ola], phones: [] },
      { name: 'Zoë Lake', emails: ['zoe@lake.example'], phones: [] },
    ])
})

test('takes no row behind a contact for the columns', () => {
  const rows = [
    ['Ola', ola],
    ['Name', 'Email'],
    ['Zoë', 'zoe@lake.example'],
  ]
  expect(parseContactRows(rows).map(({ name }) => name)).toEqual(['Ola', 'Name', 'Zoë'])
})

test.each([
  'Radiomessagerie',
  'Radiomessageur',
  'Localizador',
  'Cercapersone',
  'Semafoon',
  'Pieper',
  'ポケットベル',
  'Bipe',
  'Номер факса',
  'Номер пейджера',
  'Телефон факса',
  'Faxnummer',
  'Número de fax',
  'Numéro de télécopieur',
  'Teléfono fax',
  'Numer faksu',
  'Funkruf',
  'Numero di fax',
  '傳真號碼',
  '寻呼机号码',
  '팩스 번호',
])('leaves out and counts the number of the column %s', (title) => {
  expect(
    parseRows([
      ['Name', title],
      ['Ola', mobile],
    ]),
  ).toEqual([{ name: 'Ola', emails: [], phones: [], faxes: 1 }])
})
