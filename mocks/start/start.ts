import type { ReactElement } from 'react'
import type { WorldDamage } from '@mocks/app/saved-world'
import { type CloudNote, isApartByHost } from '@mocks/hosts/shared/cloud-note'
import { connect } from '@mocks/hosts/shared/line/connect'
import type { VisitNews } from '@mocks/hosts/visit-news'
import { createForwarder } from '@mocks/hosts/shared/line/forwarder'
import { intercept } from '@mocks/hosts/shared/intercept'
import type { Hello } from '@mocks/hosts/shared/line/protocol'
import { logged, requestLog } from '@mocks/hosts/shared/tab/request-log'
import { hasTabVisit, visitSlot } from '@mocks/hosts/shared/tab/visit-slot'
import { openWorldPort } from '@mocks/hosts/shared/line/world-port'
import { ahead, begin } from './ahead'

export { ServiceWorkerUnavailable } from '@mocks/hosts/shared/service-worker-unavailable'

export interface StartedCloud {
  readonly kind: 'shared' | 'page'
  /** World time minus real time, in milliseconds. Set it before a date is shown. */
  readonly clockOffset: number
  readonly note?: CloudNote
  /** What of the saved world could not be used. */
  readonly damage?: WorldDamage
}

const begun = ahead ?? begin()

interface FoundWorld extends StartedCloud {
  readonly forward: (request: Request) => Promise<Response>
}

let found: Promise<FoundWorld> | null = null

function findWorld(): Promise<FoundWorld> {
  found ??= openWorld()
  return found
}

async function openWorld(): Promise<FoundWorld> {
  const way = async (again: boolean) => (again ? openWorldPort(true) : begun.world)
  const line = createForwarder(async (again) => connect(await way(again), heard), reopened)
  try {
    const { clockOffset, saved, damage } = await line.start()
    return {
      kind: 'shared',
      clockOffset,
      forward: line.forward,
      ...(damage === undefined ? {} : { damage }),
      ...noteOf(saved),
    }
  } catch (reason) {
    console.warn('No shared world, this tab has its own:', reason)
    const { ownWorld } = await import('@mocks/hosts/shared/own-world')
    return { kind: 'page', note: 'this-tab-only', ...(await ownWorld(heard)) }
  }
}

/** What hardly lives is said before what few tabs share. */
function noteOf(saved: boolean): { readonly note?: CloudNote } {
  if (!saved) return { note: 'not-saved' }
  const isApart = typeof __ONE_HOST__ !== 'string' && isApartByHost(navigator.userAgent)
  return isApart ? { note: 'one-city' } : {}
}

/** Of its own world only: another tab's clock is not ours. */
function heard(news: VisitNews): void {
  if (news.visit !== visitSlot.world()) return
  void import('@mocks/demo/apply-world-news').then(({ applyWorldNews }) => applyWorldNews(news))
}

/** The worker restarted, perhaps with other data: a visit's own world starts over. */
function reopened({ clockOffset }: Hello): void {
  const visit = visitSlot.world()
  const news = { visit, replaced: true, moved: 0 }
  if (visit === null) return heard({ ...news, clockOffset })
  void Promise.all([findWorld(), import('@mocks/hosts/shared/tab/ask-visit')]).then(
    async ([{ forward }, { askVisit }]) =>
      heard({ ...news, clockOffset: (await askVisit(forward, null)).clock_offset }),
  )
}

let started: Promise<StartedCloud> | null = null

/** Starts the fake backend of this page, once. Rejects with ServiceWorkerUnavailable, as below. */
export function startCloud(): Promise<StartedCloud> {
  started ??= start()
  return started
}

/**
 * The application's calls must wait for this. They may be on their way before the world is there,
 * unless the tab plays a scenario, whose visit they have to name. Rejects with
 * ServiceWorkerUnavailable where nothing can answer calls.
 */
export async function takesCalls(): Promise<void> {
  await (hasTabVisit() ? startCloud() : takeCalls())
}

let taking: Promise<void> | null = null

function takeCalls(): Promise<void> {
  const world = findWorld()
  taking ??= begun.serviceWorker.then(() =>
    intercept((request) =>
      logged(visitSlot.mark(request), async (marked) => (await world).forward(marked)),
    ),
  )
  return taking
}

async function start(): Promise<StartedCloud> {
  // Side by side: the world comes through a frame, the interception through the service worker.
  const [{ forward, ...cloud }] = await Promise.all([findWorld(), takeCalls()])
  launchWhenQuiet(longestWait, cloud)
  if (!hasTabVisit()) return cloud
  const { resumeVisit } = await import('./resume-visit')
  return { ...cloud, clockOffset: (await resumeVisit(forward)) ?? cloud.clockOffset }
}

/** Nothing of the panel is needed before the first row: the page has the line for itself. */
const quietMs = 500
/** A page that asks for nothing, or waits for what never comes, has a panel, too. */
const longestWait = 8

function launchWhenQuiet(rounds: number, cloud: StartedCloud, wasQuiet = false): void {
  window.setTimeout(() => {
    const calls = requestLog.entries()
    const isQuiet = calls.length > 0 && calls.every(({ status }) => status !== null)
    // What came just now may be on its way to the page, or not drawn yet.
    if (!(isQuiet && wasQuiet) && rounds > 1) return launchWhenQuiet(rounds - 1, cloud, isQuiet)
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => launchAll(cloud))
    else launchAll(cloud)
  }, quietMs)
}

const lineAndPanel = () => import('@mocks/demo/line-and-panel')

function launchAll(cloud: StartedCloud): void {
  lineAndPanel().then(({ showBanner }) => showBanner(cloud), missing)
  launchPanel().catch(missing)
}

const missing = (error: unknown) => console.warn(error)

let panelIsThere: () => void = () => undefined
/** From then on the panel hears its key by itself. */
export const panelHears = new Promise<void>((resolve) => {
  panelIsThere = resolve
})

let launched: Promise<() => void> | null = null

/** Answers what opens it. */
function launchPanel(): Promise<() => void> {
  launched ??= lineAndPanel().then(({ launch }) => launch(panelIsThere))
  return launched
}

/** Ctrl+. was pressed: a panel that waits for the page to be quiet, or is on its way, is open then. */
export async function openPanel(): Promise<void> {
  await startCloud()
  const open = await launchPanel()
  open()
}

/**
 * Follows `?scenario=name`, before the application reads its address or its storage. Answers what
 * to show in the application's place; null: the application.
 */
export async function openLink(): Promise<ReactElement | null> {
  const [{ followLink }, { forward }] = await Promise.all([
    import('@mocks/demo/follow-link'),
    findWorld(),
  ])
  return followLink(forward)
}

/** For jumps to another of the product's hosts. */
export const carryVisit = (href: string): string => visitSlot.carry(href)

/** What mock mode adds to the application, loaded when shown. */
export const demo = {
  frontPage: () => import('@mocks/demo/front-page'),
  people: () => import('@mocks/demo/demo-people'),
  mailbox: () => import('@mocks/demo/demo-mailbox'),
  document: () => import('./demo-document'),
}
