import { type DemoTextId, useDemoTexts } from '../demo-texts'
import { ownValue } from '@/rules/own-value'

export type PanelTexts = (
  id: DemoTextId,
  slots?: Readonly<Record<string, string | number>>,
) => string

/** `{name}` in a text becomes what the slot of that name says. */
export function fill(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) =>
    String(ownValue(slots, name) ?? whole),
  )
}

export function usePanelTexts(): PanelTexts {
  const text = useDemoTexts()
  return (id, slots = {}) => fill(text(id), slots)
}
