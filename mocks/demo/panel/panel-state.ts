import { proxy } from 'valtio'
import { panelSlot } from '@mocks/hosts/shared/tab/panel-slot'

export const panelParts = [
  'who',
  'where',
  'time',
  'mail',
  'network',
  'data',
  'log',
  'scenarios',
] as const
export type PanelPartName = (typeof panelParts)[number]

const isPart = (text: string | null): text is PanelPartName =>
  panelParts.some((part) => part === text)

interface PanelState {
  open: boolean
  part: PanelPartName
  /** It was open before the reload, so it must not take focus. */
  resumed: boolean
  /** The last action, in words. */
  said: string
  /** Something is under way. */
  busy: boolean
}

export const panel = proxy<PanelState>({
  open: false,
  part: 'who',
  resumed: false,
  said: '',
  busy: false,
})

/** As wide as a phone: there it lies over all of the page. */
export const isNarrow = (): boolean => window.matchMedia('(width < 40rem)').matches

/** Restores the tab's state after a reload. */
export function resumePanel(): void {
  const part = panelSlot.read()
  if (!isPart(part)) return
  panel.part = part
  panel.open = !isNarrow()
  panel.resumed = panel.open
}

export function openPanel(): void {
  panel.open = true
  panel.resumed = false
  panelSlot.keep(panel.part)
}

export function closePanel(): void {
  panel.open = false
  panel.said = ''
  panelSlot.keep(null)
}

export function choosePart(part: PanelPartName): void {
  panel.part = part
  panel.said = ''
  panelSlot.keep(part)
}

/** Runs an action and reports its result or failure. */
export async function act(work: () => Promise<string>): Promise<void> {
  panel.busy = true
  try {
    panel.said = await work()
  } catch (error) {
    panel.said = error instanceof Error ? error.message : String(error)
  } finally {
    panel.busy = false
  }
}
