import { type CallId, contract } from '@/contract/all'
import type { Locale } from '@/i18n/locales'
import { groupDigits } from '@mocks/card-fields/card-number'
import { testCards } from '@mocks/card-fields/test-cards'
import { callPlaces } from '@mocks/scenarios/call-places'
import { errorRows, scriptPage } from '@mocks/scenarios/error-rows'
import { cellOf, type OutcomeKind, pageRows, visitors } from '@mocks/scenarios/every-page'
import { effects, type EffectName } from '@mocks/scenarios/fault'
import { faultWords } from '@mocks/scenarios/fault-words'
import { freshLink, linkTo } from '@mocks/scenarios/link'
import { tenantAt } from '@mocks/scenarios/page-samples'
import { type ScenarioName, scenarioNames, scenarioOf } from '@mocks/scenarios/registry'
import { faultsOf } from '@mocks/scenarios/scenario'
import { scenarioTitles } from '@mocks/scenarios/scenario-titles'
import { personaNamed } from '@mocks/world/personas'
import { type DemoTextId, demoTexts } from '../demo-texts'
import { emailTags } from '../outcome-tables'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const findGroups = ['scenarios', 'cards', 'tags', 'errors', 'pages', 'calls'] as const
export type FindGroup = (typeof findGroups)[number]

/** Something that can be opened. */
interface Found {
  readonly group: FindGroup
  readonly title: string
  readonly detail: string
  readonly href: string
}

interface Entry extends Found {
  /** All that it may be found by, in lower case: the shown words, the English ones, statuses, calls. */
  readonly words: string
}

type Texts = (id: DemoTextId) => string

const isCall = (text: string): text is CallId => Object.hasOwn(contract, text)
const isEffect = (text: string): text is EffectName => Object.hasOwn(effects, text)

/** What somebody fears who says "double charge". */
const twice: ReadonlySet<ScenarioName> = new Set<ScenarioName>([
  'answer-lost-after-charge',
  'charge-unanswered',
  'slow-charge',
  'charge-502',
])

/** The status that a page’s outcome stands for. */
const statusOf: Readonly<Partial<Record<OutcomeKind, string>>> = {
  'no-permission': '403',
  'sign-in': '401',
  'not-found': '404',
}

/** Everything that can be found, in the language that the page shows. */
export function findIndex(locale: Locale): readonly Entry[] {
  const own = demoTexts[locale]
  const text: Texts = (id) => own[id]
  const both: Texts = (id) => `${own[id]} ${demoTexts.en[id]}`
  return [
    ...scenarioEntries(locale, text, both),
    ...outcomeEntries(text, both),
    ...errorEntries(text, both),
    ...pageEntries(text, both),
    ...callEntries(text),
  ].map((entry) => ({ ...entry, words: entry.words.toLowerCase() }))
}

function scenarioEntries(locale: Locale, text: Texts, both: Texts): Entry[] {
  const rowsOf = new Map<string, string>()
  for (const { row, links } of errorRows) {
    for (const link of links) {
      if (link.kind === 'scenario') rowsOf.set(link.name, both(`demo.catalogue.row-${row}`))
    }
  }
  return scenarioNames.map((name) => {
    const scenario = scenarioOf(name)
    const title = scenarioTitles[locale][name]
    const spoiled = faultsOf(scenario).flatMap(({ match, effect }) => [
      match.call ?? '',
      effect.kind,
      effect.kind === 'status' ? String(effect.status) : '',
    ])
    return {
      group: 'scenarios',
      title,
      detail: `${name} · ${text(`demo.catalogue.ends-${scenario.ends}`)}`,
      href: linkTo(pagePlace(), name, scenario),
      words: [
        name,
        title,
        scenarioTitles.en[name],
        both(`demo.panel.group-${scenario.group}`),
        both(`demo.catalogue.ends-${scenario.ends}`),
        rowsOf.get(name) ?? '',
        twice.has(name) ? both('demo.find.also-twice') : '',
        scenario.persona === undefined ? '' : personaNamed(scenario.persona).role,
        ...spoiled,
      ].join(' '),
    }
  })
}

/** Where a card is entered: the bill leads to the checkout. */
const billLink = () => freshLink(pagePlace(), { ...scriptPage, persona: null })

function outcomeEntries(text: Texts, both: Texts): Entry[] {
  const cards = testCards.map(({ number, brand, outcome }): Entry => {
    const id: DemoTextId = `demo.cards.${outcome}`
    const detail = `${groupDigits(number)} · ${brand}`
    const words = `${both(id)} ${detail} ${number} 402 ${both('demo.cards.heading')}`
    return { group: 'cards', title: text(id), detail, href: billLink(), words }
  })
  const tags = emailTags.map((tag): Entry => {
    const id: DemoTextId = `demo.tags.${tag}`
    const also = tag === 'dup' ? both('demo.find.also-twice') : ''
    const detail = `jo+${tag}@example.com`
    const words = `${both(id)} ${detail} ${also} ${both('demo.tags.heading')}`
    return { group: 'tags', title: text(id), detail, href: billLink(), words }
  })
  return [...cards, ...tags]
}

/** Those without a name; the others are scenarios. */
function errorEntries(text: Texts, both: Texts): Entry[] {
  return errorRows.flatMap(({ row, links }) =>
    links.flatMap((link): Entry[] => {
      if (link.kind === 'scenario') return []
      const id: DemoTextId =
        link.kind === 'script'
          ? `demo.catalogue.script-${link.fault}`
          : `demo.catalogue.${link.title}`
      const page =
        link.kind === 'script' ? { ...scriptPage, persona: null, script: link.fault } : link
      const detail = text(`demo.catalogue.row-${row}`)
      const href = freshLink(pagePlace(), page)
      const words = `${both(id)} ${both(`demo.catalogue.row-${row}`)}`
      return [{ group: 'errors', title: text(id), detail, href, words }]
    }),
  )
}

function pageEntries(text: Texts, both: Texts): Entry[] {
  return pageRows.flatMap((row) =>
    visitors.map((visitor): Entry => {
      const { path, outcome } = cellOf(row, 'own', visitor)
      const name = visitor === null ? text('demo.catalogue.guest') : personaNamed(visitor).role
      const label: DemoTextId = `demo.catalogue.out-${outcome.kind}`
      return {
        group: 'pages',
        title: text('demo.find.as').replace('{page}', row.path).replace('{name}', name),
        detail: text(label),
        href: freshLink(pagePlace(), { tenant: tenantAt.own, path, persona: visitor }),
        words: [row.path, row.name, name, both(label), statusOf[outcome.kind] ?? ''].join(' '),
      }
    }),
  )
}

function callEntries(text: Texts): Entry[] {
  const names = Object.keys(effects).filter(isEffect)
  return Object.keys(contract)
    .filter(isCall)
    .flatMap((call) => {
      const place = callPlaces[call]
      if (place === undefined) return []
      return names.map((effect): Entry => {
        const fault = faultWords(call, effect)
        return {
          group: 'calls',
          title: text('demo.find.call').replace('{call}', call).replace('{effect}', effect),
          detail: text(place.atOnce ? 'demo.catalogue.callAtOnce' : 'demo.catalogue.callLater'),
          href: freshLink(pagePlace(), { ...place, faults: [fault] }),
          words: `${call} ${contract[call].path} ${effect} ${fault}`,
        }
      })
    })
}

export interface FoundGroup {
  readonly group: FindGroup
  readonly found: readonly Found[]
}

/** By any of the words; what has more of them comes first, groups as well. */
export function findIn(entries: readonly Entry[], wanted: string): readonly FoundGroup[] {
  const words = wanted
    .toLowerCase()
    .split(/[\s,…]+/u)
    .filter((word) => word.length > 1)
  const scored = entries
    .map((entry) => ({ entry, score: words.filter((word) => entry.words.includes(word)).length }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const bestOf = (group: FindGroup) => scored.find(({ entry }) => entry.group === group)?.score ?? 0
  return findGroups
    .map((group) => ({
      group,
      best: bestOf(group),
      found: scored.filter(({ entry }) => entry.group === group).map(({ entry }) => entry),
    }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => b.best - a.best)
    .map(({ group, found }) => ({ group, found }))
}
