import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { useFormats } from '@/i18n/format'
import { rootAddress, tenantOf } from '@/rules/tenants/hosts'
import { demoFrontPage } from '@/state/demo'
import type { CloudNote } from '@mocks/hosts/shared/cloud-note'
import { defects } from '@mocks/hosts/shared/defects'
import { hasOwnTabWorld, readScriptFault, readTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import { linkTo } from '@mocks/scenarios/link'
import { type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { scenarioTitles } from '@mocks/scenarios/scenario-titles'
import { endVisit } from '../begin-visit'
import { openAtPhoneSize } from '../catalogue/open-at-phone-size'
import { useIsWiderThanPhone } from '../catalogue/use-is-wide'
import type { DemoTextId } from '../demo-texts'
import { armed } from '../panel/armed-faults'
import { usePanelTexts } from '../panel/panel-texts'
import { damageTexts } from './damage-texts'
import { shownDamage } from './shown-damage'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

const noteTexts = {
  'this-tab-only': 'demo.banner.thisTab',
  'not-saved': 'demo.banner.notSaved',
  'one-city': 'demo.banner.oneCity',
} as const satisfies Record<CloudNote, DemoTextId>

/** That nothing here is real, what this tab plays and how to end it, and where everything is. */
export function DemoLine({ note }: { note: CloudNote | null }) {
  const text = usePanelTexts()
  const titles = scenarioTitles[useFormats().locale]
  const { faults } = useSnapshot(armed)
  const { scenario } = readTabVisit()
  const spoils = faults.length > 0 || readScriptFault() !== null
  const said =
    scenario !== null
      ? text('demo.banner.plays', { title: titles[scenario] })
      : text(spoils ? 'demo.banner.spoils' : 'demo.banner.text')
  const isWide = useIsWiderThanPhone()
  const shown = scenario !== null || spoils || isWide ? said : text('demo.banner.short')
  const own = hasOwnTabWorld()
  const { damage } = useSnapshot(shownDamage)
  const defect = useSyncExternalStore(defects.subscribe, defects.last)
  const needsNarrow = scenario !== null && scenarioOf(scenario).view?.phone === true && isWide
  const more = [
    ...(defect === null ? [] : [text('demo.banner.failed', { what: defect })]),
    ...(needsNarrow ? [text('demo.banner.narrow')] : []),
    ...(note === null ? [] : [text(noteTexts[note])]),
    ...(damage === null ? [] : damageTexts(damage, text)),
  ]
  const rest = more.join(' ')
  return (
    <>
      {rest === '' ? (
        <span id="demo-line-text" title={own ? `${said}. ${text('demo.banner.ownLong')}` : said}>
          {own ? `${shown} · ${text('demo.banner.own')}` : shown}
        </span>
      ) : (
        <LongText key={rest} short={`${shown}. ${rest}`} long={`${said}. ${rest}`} />
      )}
      {needsNarrow && (
        <button type="button" onClick={() => openAtPhoneSize(linkHere(scenario))}>
          {text('demo.banner.narrowOpen')}
        </button>
      )}
      {(scenario !== null || spoils) && (
        <button
          type="button"
          aria-label={text('demo.banner.endWhat')}
          onClick={() => {
            endVisit()
            window.location.reload()
          }}
        >
          {text('demo.banner.end')}
        </button>
      )}
      <a href={rootAddress(pagePlace(), demoFrontPage)}>{text('demo.banner.all')}</a>
    </>
  )
}

/**
 * What is known only after the page is there must not move it: it stays in one line, and who wants
 * the rest asks for it.
 */
function LongText({ short, long }: { short: string; long: string }) {
  const text = usePanelTexts()
  const line = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const shown = line.current
    if (shown === null || isOpen) return
    const watch = new ResizeObserver(() => setCut(shown.scrollWidth > shown.clientWidth))
    watch.observe(shown)
    return () => watch.disconnect()
  }, [isOpen])
  return (
    <>
      <span id="demo-line-text" ref={line} {...(isOpen && { 'data-long': '' })}>
        {isOpen ? long : short}
      </span>
      {(isCut || isOpen) && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'demo.banner.less' : 'demo.banner.more')}
        </button>
      )}
    </>
  )
}

/** The same scenario on this page, for another window. */
function linkHere(scenario: ScenarioName): string {
  const { host, path } = pagePlace()
  const here = { tenant: tenantOf(host), path: path + window.location.search }
  return linkTo(pagePlace(), scenario, { ...scenarioOf(scenario), ...here })
}
