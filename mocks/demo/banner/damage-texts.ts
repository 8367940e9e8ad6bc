import type { WorldDamage } from '@mocks/app/saved-world'
import type { PanelTexts } from '../panel/panel-texts'

/** What of the saved world could not be used, in sentences; none: it is whole. */
export function damageTexts({ meta, left_out: count }: WorldDamage, text: PanelTexts): string[] {
  if (meta === 'anew') return [text('demo.banner.anew', { count })]
  return [
    ...(meta === 'mended' ? [text('demo.banner.mended')] : []),
    ...(count > 0 ? [text('demo.banner.leftOut', { count })] : []),
  ]
}
