import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { citationProblems, missingPaths, readDocuments } from './citations.ts'
import { houseProblems } from './house-rules.ts'
import { circleProblems } from './import-circles.ts'
import { directionProblems } from './import-direction.ts'
import { avoidedWords, parseGlossary, readGlossary } from './glossary-words.ts'
import { layerTable } from './layers.ts'
import { messageAreas, messageProblems, readMessages } from './message-files.ts'
import { descriptionOf, noteProblems, type Notes, readNotes } from './message-notes.ts'
import { misspelled } from './message-spelling.ts'
import { quotedLabelProblems } from './quoted-labels.ts'
import { repeatedConstants, unusedConstants } from './named-constants.ts'
import { parseProject, parseRepository, type Problem } from './modules.ts'
import { routeMessageProblems } from './route-messages.ts'
import { wordReadProblems } from './word-reads.ts'
import { noteTranslated, readTranslatedFrom, staleTranslations } from './translated-from.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const modules = parseRepository(root)
const { dependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(`${root}package.json`, 'utf8')),
)
/** The areas of `src/i18n/<language>/first.ts`, which every page has. */
const firstAreas = new Set([
  'first',
  ...modules
    .filter(({ path }) => path === 'src/i18n/en/first.ts')
    .flatMap(({ imports }) => imports.map(({ specifier }) => specifier.slice(2, -'.json'.length))),
])
const shipped = new Set(Object.keys(dependencies))
const told = (problems: readonly Problem[]) =>
  problems.map(({ path, line, text }) => `${path}:${line} ${text}`)

describe('the house', () => {
  test('imports go in the allowed direction', () => {
    expect(told(directionProblems(modules, shipped))).toEqual([])
  })

  test('docs/house.md shows who may import whom', async () => {
    const file = `${root}docs/house.md`
    const [before = '', rest = ''] = readFileSync(file, 'utf8').split('<!-- layers -->')
    const [, after = ''] = rest.split('<!-- /layers -->')
    await expect(
      `${before}<!-- layers -->\n\n${layerTable()}\n\n<!-- /layers -->${after}`,
    ).toMatchFileSnapshot(file)
  })

  test('there are no circles', () => {
    expect(told(circleProblems(modules))).toEqual([])
  })

  test('storage, time, calls and texts stay in their home', () => {
    expect(told(houseProblems(modules))).toEqual([])
  })

  test('a record by words is read by ownValue', () => {
    expect(told(wordReadProblems(modules))).toEqual([])
  })

  test('every constant of the specification has one name, and is what the code uses', () => {
    expect(told(unusedConstants(modules))).toEqual([])
    expect(told(repeatedConstants(modules))).toEqual([])
  })

  test('every citation leads to a place in docs', () => {
    // The samples below name places that are not there.
    const others = modules.filter(({ path }) => path !== 'scripts/checks/architecture.test.ts')
    expect(told(citationProblems(others, readDocuments(root)))).toEqual([])
  })

  test('every path in a document is there', () => {
    expect(told(missingPaths(root))).toEqual([])
  })

  test('every area of messages has its type', async () => {
    const file = `${root}src/i18n/message-areas.ts`
    await expect(messageAreas(readMessages(root))).toMatchFileSnapshot(file)
  })

  test('every language says the same', () => {
    expect(messageProblems(readMessages(root))).toEqual([])
  })

  test('every route loads the messages that its screen shows', () => {
    expect(told(routeMessageProblems(modules, readMessages(root), firstAreas))).toEqual([])
  })

  test('every translation was compared with the English text as it is now', () => {
    const messages = readMessages(root)
    expect(staleTranslations(messages, readTranslatedFrom(root, messages))).toEqual([])
  })

  test('no message says a word that the glossary avoids', () => {
    expect(avoidedWords(readMessages(root), readGlossary(root))).toEqual([])
  })

  test('every language keeps its marks and spaces', () => {
    expect(misspelled(readMessages(root))).toEqual([])
  })

  test('a message that does not explain itself has a note for translators', () => {
    expect(noteProblems(readMessages(root), readNotes(root))).toEqual([])
  })

  test('a text that quotes a label quotes it as it is called', () => {
    expect(quotedLabelProblems(readMessages(root))).toEqual([])
  })
})

const sample = (files: Record<string, string>) => parseProject(new Map(Object.entries(files)))
const direction = (files: Record<string, string>) =>
  told(directionProblems(sample(files), new Set(['react', 'valibot'])))

describe('the checks themselves', () => {
  test('an import against the direction is found, however it is written', () => {
    const screen = { 'src/screens/citizen/parcels/list.tsx': 'export const list = 1' }
    for (const line of [
      "import { list } from '@/screens/citizen/parcels/list'",
      "import type { list } from '../../screens/citizen/parcels/list'",
      "export { list } from '@/screens/citizen/parcels/list'",
      "export * from '@/screens/citizen/parcels/list'",
      "const list = () => import('@/screens/citizen/parcels/list')",
      "type List = typeof import('@/screens/citizen/parcels/list')",
    ]) {
      expect(direction({ ...screen, 'src/rules/payments/fees.ts': `// rules\n${line}` })).toEqual([
        'src/rules/payments/fees.ts:2 rules may not import screens (src/screens/citizen/parcels/list.tsx)',
      ])
    }
  })

  test('an area may not import another, and may import what is shared', () => {
    const files = {
      'src/screens/shared/bill-line.tsx': '',
      'src/screens/citizen/parcels/list.tsx': "import '../../shared/bill-line'",
    }
    expect(direction(files)).toEqual([])
    expect(
      direction({ ...files, 'src/screens/citizen/checkout/pay.tsx': "import '../parcels/list'" }),
    ).toEqual([
      'src/screens/citizen/checkout/pay.tsx:1 screens/citizen/checkout may not import another area, src/screens/citizen/parcels/list.tsx',
    ])
  })

  test('mocks are reached by the one dynamic import and no other way', () => {
    const start = { 'mocks/start/start.ts': '' }
    const door = "void import('@mocks/start/start')"
    expect(direction({ ...start, 'src/main.tsx': door })).toEqual([])
    expect(direction({ ...start, 'src/main.tsx': "import '@mocks/start/start'" })).toEqual([
      'src/main.tsx:1 app may not import mocks/start (mocks/start/start.ts)',
    ])
    expect(direction({ ...start, 'src/app/router.tsx': door })).toHaveLength(1)
  })

  test('an import that leads nowhere and a package that is not shipped are found', () => {
    expect(direction({ 'src/ui/action/button.tsx': "import './gone'\nimport 'msw'" })).toEqual([
      'src/ui/action/button.tsx:1 ./gone leads nowhere',
      'src/ui/action/button.tsx:2 ui may not use the package msw',
    ])
  })

  test('journeys know scenario names only', () => {
    expect(
      direction({
        'mocks/scenarios/names.ts': '',
        'mocks/world/store/table.ts': '',
        'e2e/pay.spec.ts': "import '@mocks/scenarios/names'\nimport '@mocks/world/store/table'",
      }),
    ).toEqual(['e2e/pay.spec.ts:2 e2e may not import mocks/world (mocks/world/store/table.ts)'])
  })

  test('the fake backend goes in one direction, too', () => {
    expect(
      direction({
        'mocks/lib/random.ts': '',
        'mocks/world/store/rows.ts': "import '../../lib/random'",
        'mocks/cloud/gate.ts': "import '@mocks/handlers/all'\nimport '@mocks/world/store/rows'",
        'mocks/handlers/all.ts': '',
      }),
    ).toEqual([
      'mocks/cloud/gate.ts:1 mocks/cloud may not import mocks/handlers (mocks/handlers/all.ts)',
    ])
  })

  test('a circle is found, also through types and lazy imports', () => {
    const circle = {
      'src/rules/a.ts': "import './b'",
      'src/rules/b.ts': "import type { C } from './c'",
      'src/rules/c.ts': "export const d = () => import('./a')",
      'src/rules/d.ts': "import './a'",
    }
    expect(told(circleProblems(sample(circle)))).toEqual([
      'src/rules/a.ts:1 is part of a circle: src/rules/a.ts → src/rules/b.ts → src/rules/c.ts → src/rules/a.ts',
    ])
    expect(circleProblems(sample({ ...circle, 'src/rules/c.ts': '' }))).toEqual([])
  })

  test.each([
    ['src/ui/menu.tsx', "localStorage.setItem('a', 'b')"],
    ['src/ui/menu.tsx', 'window.sessionStorage.clear()'],
    ['mocks/world/seed.ts', "document.cookie = 'a=b'"],
    ['src/rules/time/dates.ts', 'const at = Date.now()'],
    ['src/rules/time/dates.ts', 'const at = new Date()'],
    ['src/screens/citizen/parcels/list.tsx', "const type = 'text/csv;charset=utf-8'"],
    ['src/screens/citizen/parcels/list.tsx', "void fetch('/api/bills')"],
    ['src/screens/citizen/parcels/list.tsx', "const query = { queryKey: ['bills'] }"],
    ['src/screens/citizen/parcels/list.tsx', 'useEffect(() => goTo(1))'],
    ['src/screens/office/users/user.tsx', 'const a = <FormShell />'],
    ['src/screens/citizen/parcels/list.tsx', 'React.useLayoutEffect(measure)'],
    ['src/screens/citizen/parcels/list.tsx', "void window.fetch('/api/bills')"],
    ['src/screens/citizen/parcels/list.tsx', 'const a = <p>Pay now</p>'],
    ['src/screens/citizen/parcels/list.tsx', "const a = <p>{'Pay now'}</p>"],
    ['src/screens/citizen/parcels/list.tsx', 'const a = <img alt="Seal" />'],
    ['src/screens/citizen/parcels/list.tsx', 'const a = <b aria-label={`Pay ${1}`} />'],
  ])('%s may not say %s', (path, source) => {
    expect(houseProblems(sample({ [path]: source }))).toHaveLength(1)
  })

  test.each([
    ['src/state/storage.ts', 'localStorage.clear()'],
    ['src/state/clock.ts', 'export const now = () => Date.now() + 1'],
    ['src/rules/time/dates.ts', 'export const day = (at: number) => new Date(at)'],
    ['src/api/client.ts', "void fetch('/api')"],
    ['src/api/bills/bills.ts', 'const query = { queryKey: keys.bills.all }'],
    ['src/screens/citizen/parcels/list.tsx', 'useEffect(() => goTo(1), [isBeyond])'],
    ['src/screens/office/users/user.tsx', 'const a = <KeptForm />'],
    ['src/rules/export/csv.ts', "export const csvType = 'text/csv'"],
    ['src/screens/citizen/parcels/list.tsx', 'const a = <p id="pay now" className={`x y`}>·</p>'],
  ])('%s may say %s', (path, source) => {
    expect(houseProblems(sample({ [path]: source }))).toEqual([])
  })

  const record = 'Readonly<Record<string, number>>'
  test.each([
    `const prices: ${record} = {}; export const of = (id: string) => prices[id]`,
    `export const of = (prices: ${record}, id: string) => prices[id]`,
    `export function of(id: string, prices: ${record}) { return prices['x' + id] }`,
    'export const of = (entry: BlindEntry, id: string) => entry[id]',
    'export const of = (said: { readonly [word: string]: number }, id: string) => said[id]',
  ])('%s may not be read in brackets', (source) => {
    expect(wordReadProblems(sample({ 'src/rules/fees.ts': source }))).toHaveLength(1)
  })

  test.each([
    `const prices: ${record} = {}; export const of = (id: string) => ownValue(prices, id)`,
    "const prices: Readonly<Record<'a', number>> = { a: 1 }; export const of = (id: 'a') => prices[id]",
    `const prices: ${record} = {}; export const one = prices['a']`,
    `const prices: Record<string, number> = {}; prices[id] = 1`,
    'export const of = (prices: readonly number[], at: number) => prices[at]',
  ])('%s is fine', (source) => {
    expect(wordReadProblems(sample({ 'src/rules/fees.ts': source }))).toEqual([])
  })

  const constants = {
    'src/rules/constants.ts':
      "export const stickyHeaderOffset = 200\nexport const inactivityTimeoutMs = 30 * 60_000\nexport const storageKeys = { token: 'id_token' } as const",
  }
  const asking = {
    'src/ui/a.ts':
      "import { inactivityTimeoutMs, stickyHeaderOffset, storageKeys } from '@/rules/constants'",
  }

  test('a constant that no code uses is found', () => {
    expect(told(unusedConstants(sample(constants)))).toEqual([
      'src/rules/constants.ts:1 stickyHeaderOffset is used by no code',
      'src/rules/constants.ts:2 inactivityTimeoutMs is used by no code',
      'src/rules/constants.ts:3 storageKeys is used by no code',
    ])
    expect(unusedConstants(sample({ ...constants, ...asking }))).toEqual([])
    const inTest = { 'src/ui/a.test.ts': asking['src/ui/a.ts'] }
    expect(unusedConstants(sample({ ...constants, ...inTest }))).toHaveLength(3)
  })

  test.each([
    ['src/layouts/header.tsx', 'const sticky = useScrolledPast(200)'],
    ['src/screens/profile.tsx', 'const timeout = 1_800_000'],
    ['src/state/session/session.ts', "read('id_token')"],
  ])('%s may not repeat a constant: %s', (path, source) => {
    expect(repeatedConstants(sample({ ...constants, [path]: source }))).toHaveLength(1)
  })

  test.each([
    ['src/state/route-log.ts', 'const capacity = 200'],
    ['src/state/session.test.ts', "read('id_token')"],
    ['mocks/world/seed/bills.ts', 'const amount = 200'],
  ])('%s may say %s', (path, source) => {
    expect(repeatedConstants(sample({ ...constants, [path]: source }))).toEqual([])
  })

  test('a message that is missing, added, broken or has other slots is found', () => {
    const en = { 'cart.panel.pay': 'Pay {amount}', 'cart.panel.help': 'Call <b>us</b>' }
    const language = (texts: Record<string, string>) => new Map([['cart', texts]])
    const compare = (de: Record<string, string>) =>
      messageProblems(
        new Map([
          ['en', language(en)],
          ['de', language(de)],
        ]),
      )
    expect(compare(en)).toEqual([])
    expect(compare({ ...en, 'cart.panel.pay': '{betrag} zahlen' })).toEqual([
      'de/cart.json: "cart.panel.pay" has [{betrag}] instead of [{amount}]',
    ])
    expect(compare({ ...en, 'cart.panel.more': 'Mehr' })).toHaveLength(1)
    expect(compare({ 'cart.panel.pay': 'Zahlen {amount' })).toHaveLength(2)
    expect(messageProblems(new Map([['en', new Map([['cart', { pay: 'Pay' }]])]]))).toHaveLength(1)
  })

  test('a message that a route does not load is found, behind lazy pieces too', () => {
    const messages = new Map([['en', new Map([['list', { 'list.page.next': 'Next' }]])]])
    const pages = (loads: string, between = "import { List } from '@/screens/list'") =>
      told(
        routeMessageProblems(
          sample({
            'src/routes/_admin.tsx': '',
            'src/routes/_admin/users.tsx': `${between}\n${loads}`,
            'src/screens/list.tsx': "\nconst next = 'list.page.next'",
          }),
          messages,
          new Set(['first']),
        ),
      )
    const missing = [
      'src/screens/list.tsx:2 shows "list" messages, which src/routes/_admin/users.tsx does not load',
    ]
    expect(pages('')).toEqual(missing)
    expect(pages("loadMessages('first')")).toEqual(missing)
    expect(pages('', "const list = () => import('@/screens/list')")).toEqual(missing)
    expect(pages("loadMessages('list')")).toEqual([])
  })

  test('an English text that changes makes its translations stale until they were looked at', () => {
    const world = (pay: string) =>
      new Map([
        ['en', new Map([['cart', { 'cart.panel.pay': pay, 'cart.panel.help': 'Call us' }]])],
        ['de', new Map([['cart', { 'cart.panel.pay': 'Zahlen', 'cart.panel.help': 'Anrufen' }]])],
      ])
    const none = new Map([['de', {}]])
    const noted = noteTranslated(world('Pay'), none, [])
    expect(staleTranslations(world('Pay'), none)).toHaveLength(2)
    expect(staleTranslations(world('Pay'), noted)).toEqual([])

    const stale = [
      'de/cart.json: "cart.panel.pay" was not compared with the English text as it is now. Look at it, then run: npm run translated -- cart.panel.pay',
    ]
    expect(staleTranslations(world('Pay now'), noted)).toEqual(stale)
    const withoutName = noteTranslated(world('Pay now'), noted, [])
    expect(staleTranslations(world('Pay now'), withoutName)).toEqual(stale)
    for (const named of ['cart.panel.pay', 'cart.panel.']) {
      const again = noteTranslated(world('Pay now'), noted, [named])
      expect(staleTranslations(world('Pay now'), again)).toEqual([])
    }
  })

  test('a note of a translation whose message is gone is found', () => {
    const gone = new Map([['de', { 'cart.panel.gone': 'a1b2c3d4' }]])
    const messages = new Map([
      ['en', new Map([['cart', {}]])],
      ['de', new Map([['cart', {}]])],
    ])
    expect(staleTranslations(messages, gone)).toEqual([
      'de: there is no message "cart.panel.gone" any more. Run: npm run translated',
    ])
    expect(staleTranslations(messages, noteTranslated(messages, gone, []))).toEqual([])
  })

  const glossary = (...allowed: readonly string[]) =>
    parseGlossary(`
| Concept | English | Avoid in English |
| ------- | ------- | ---------------- |
| end of a card | expiration date | \`expiry\` |
| e-mail | e-mail | \`mails\`, \`any more\` |

| Language | Avoid | Say |
| -------- | ----- | --- |
| \`de\` | \`Zahler\` | zahlende Person |
| \`ja\` | \`市民\` | 住民 |

| Language | Message | Word | Why |
| -------- | ------- | ---- | --- |
${allowed.join('\n')}
`)
  const says = (language: string, text: string) =>
    new Map([[language, new Map([['cart', { 'cart.panel.help': text }]])]])

  test.each([
    ['en', 'Check the Expiry date.', 'expiry'],
    ['en', '{count, plural, one {It is not here any more.} other {They are here.}}', 'any more'],
    ['en', 'See <b>your mails</b>', 'mails'],
    ['de', 'Der Zahler bekommt sie.', 'Zahler'],
    ['ja', 'ここは市民のページです', '市民'],
  ])('a word that the glossary avoids is found in %s: %s', (language, text, word) => {
    expect(avoidedWords(says(language, text), glossary())).toEqual([
      `${language}/cart.json: "cart.panel.help" says “${word}”; docs/glossary.md has the word to use`,
    ])
  })

  test.each([
    ['en', 'Your e-mails to {mails}, {expiry, select, expiry {any} other {more}}'],
    ['de', 'Die Zahlerin'],
    ['fr', 'expiry'],
  ])(
    'whole words only, read as a reader reads them, of the own language: %s: %s',
    (language, text) => {
      expect(avoidedWords(says(language, text), glossary())).toEqual([])
    },
  )

  test('an exception is for one message and one word, and says why', () => {
    const text = says('en', 'Expiry of mails')
    const about = (why: string) => `| \`en\` | \`cart.panel.help\` | \`expiry\` | ${why} |`
    expect(avoidedWords(text, glossary(about('a name')))).toHaveLength(1)
    expect(avoidedWords(text, glossary(about('')))).toHaveLength(2)
    const gone = '| `en` | `cart.panel.gone` | `expiry` | a name |'
    expect(avoidedWords(says('en', 'Fine'), glossary(gone))).toEqual([
      'docs/glossary.md: there is no message "cart.panel.gone" in en',
    ])
  })

  test.each([
    ['en', 'Say "yes"'],
    ['en', 'Wait...'],
    ['de', 'Sagen Sie “ja”'],
    ['fr', 'Combien ?'],
    ['fr', 'Combien\u00A0?'],
    ['fr', 'Total : {amount}'],
    ['fr', '{count, plural, one {Total: {amount}} other {#}}'],
    ['fr', 'Choisissez « {name} »'],
    ['es', 'Elija «{name}»'],
    ['ja', '{count} 件'],
    ['ja', '{count, plural, other {#件}} あります'],
    ['ja', '手数料 {fee} を含みます'],
    ['ja', 'Excel で開く'],
    ['ja', '1〜3日'],
    ['ja', '本当ですか?'],
    ['en', 'The fee is $1.00.'],
    ['de', 'Die Gebühr ist 2,95\u00A0%.'],
    ['es', 'El {share, number}% de los pagos'],
    ['en', 'From 8:00 on'],
  ])('a mark or a space that is wrong in %s is found: %s', (language, text) => {
    expect(misspelled(says(language, text))).toHaveLength(1)
  })

  test.each([
    ['en', 'It’s “{name}”, at https://example.com?a=b'],
    ['de', 'Sagen Sie „ja“'],
    ['fr', 'Total\u00A0: «\u00A0{name}\u00A0»\u202F? À midi\u202F!'],
    ['ja', '手数料 {fee}'],
    ['ja', '{cycle}、期限 {date}'],
    ['ja', 'Card Pointの{count}件（{first}～{last}）、{name} · {place}'],
  ])('what is right in %s is left alone: %s', (language, text) => {
    expect(misspelled(says(language, text))).toEqual([])
  })

  const quoting = (help: string, ayuda: string) =>
    quotedLabelProblems(
      new Map([
        ['en', new Map([['cart', { 'cart.panel.pay': 'Pay now', 'cart.panel.help': help }]])],
        ['es', new Map([['cart', { 'cart.panel.pay': 'Pagar ya', 'cart.panel.help': ayuda }]])],
      ]),
      [],
    )

  test('a quoted label that is called otherwise is found, in each language', () => {
    expect(quoting('Choose “Pay now”.', 'Elija “Pagar ya”.')).toEqual([])
    expect(quoting('Choose “{name}”.', 'Elija “{name}”.')).toEqual([])
    expect(quoting('Choose “Pay”.', 'Elija pagar.')).toEqual([
      'en: "cart.panel.help" quotes “Pay”, and no label says so',
    ])
    expect(quoting('Choose “Pay now”.', 'Elija “Pagar”.')).toEqual([
      'es: "cart.panel.help" has to quote “Pagar ya”',
      'es: "cart.panel.help" quotes “Pagar”, which English does not quote there',
    ])
  })

  const noted = (area: Record<string, string>, variables: Record<string, string> = {}): Notes => ({
    areas: new Map([['cart', area]]),
    variables,
  })
  const home = 'docs/notes'

  test.each([
    ['Pay', {}, 'cart.json: "cart.panel.help" needs a note'],
    ['Pay {sum} now', {}, 'cart.json: "cart.panel.help" needs a note'],
    [
      'Pay {sum} now',
      { 'cart.panel.help': 'Button.' },
      'cart.json: the note of "cart.panel.help" does not say what {sum} is',
    ],
    [
      '{count, plural, one {{sum}} other {#}}',
      { 'cart.panel.*': '{count}: bills.' },
      'cart.json: the note of "cart.panel.help" does not say what {sum} is',
    ],
    ['Pay', { 'cart.panel': 'Side panel.' }, 'cart.json: "cart.panel.help" needs a note'],
    [
      'Pay now',
      { 'cart.panel.gone': 'Button.' },
      'cart.json: there is no message "cart.panel.gone"',
    ],
    ['Pay now', { 'cart.gone.*': 'Buttons.' }, 'cart.json: there is no message "cart.gone.*"'],
    ['Pay now', { 'cart.panel.help': ' ' }, 'cart.json: "cart.panel.help" says nothing'],
  ])('what a note leaves out is found: %s, %o', (text, area, problem) => {
    expect(noteProblems(says('en', text), noted(area))).toEqual([`${home}/${problem}`])
  })

  test.each([
    ['Pay now', {}],
    ['Pay', { 'cart.panel.help': 'Button; verb.' }],
    ['Pay', { 'cart.panel.*': 'Buttons; verbs.' }],
    ['Pay {sum}', { 'cart.panel.help': 'Button. {sum}: an amount.' }],
    ['Pay {sum}', { cart: '{sum} is an amount.', 'cart.panel.help': 'Button.' }],
  ])('what needs no more is left alone: %s, %o', (text, area) => {
    expect(noteProblems(says('en', text), noted(area))).toEqual([])
  })

  test('what variables are everywhere is told once, and only of those that are there', () => {
    const notes = noted(
      { 'cart.panel': 'Side panel.', 'cart.panel.help': 'Button.' },
      { sum: 'an amount' },
    )
    expect(noteProblems(says('en', 'Pay {sum}'), notes)).toEqual([])
    expect(descriptionOf('cart.panel.help', 'Pay {sum}', notes)).toBe(
      'Side panel. Button. {sum}: an amount.',
    )
    expect(noteProblems(says('en', 'Pay now'), notes)).toEqual([
      `${home}/variables.json: no message has {sum}`,
    ])
  })

  const documents = new Map([
    ['specification.md', '# Rules\n\n## §4 States\n\n## §8 Errors\n'],
    ['decisions.md', '1. **Order**\n2. **Check**\n16. **Twins**\n'],
    ['product.md', '### P4 Overview\n\n- **A25 Maintenance.** An end.\n\n### 3.4 Outcomes\n'],
    ['quality.md', '## Fault rules\n\n1. An attempt.\n'],
  ])
  const cited = (comment: string) =>
    told(citationProblems(sample({ 'src/ui/a.ts': comment }), documents))

  test.each([
    '// as it stands (specification §4, §8)',
    '// decision 2, decisions 1 and 16',
    '/**\n * Long enough to break (specification\n * §8).\n */',
    '// product.md P4; product.md 3.4; product.md A25, "an end"',
    '// quality.md, fault rule 1; quality.md, "Fault rules"',
  ])('a citation that leads somewhere: %j', (comment) => {
    expect(cited(comment)).toEqual([])
  })

  test.each([
    ['// specification §4, §5', 'specification §4, §5'],
    ['// decisions 1 and 3', 'decisions 1 and 3'],
    ['// product.md P9', 'product.md P9'],
    ['// product.md 3.5', 'product.md 3.5'],
    ['// product.md P4, "Waiver"', 'product.md P4, "Waiver"'],
    ['// quality.md, fault rule 7', 'quality.md, fault rule 7'],
    ['// stack.md', 'stack.md'],
  ])('a citation that leads nowhere is found: %j', (comment, text) => {
    expect(cited(comment)).toEqual([`src/ui/a.ts:1 "${text}" leads nowhere in docs/`])
  })
})
