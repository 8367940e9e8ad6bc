import { proxy } from 'valtio'
import type { WorldDamage } from '@mocks/app/saved-world'
import { worldClient } from '../world-client'

/** What the line says of the saved world; null: it is whole, or this tab plays in another one. */
export const shownDamage = proxy<{ damage: WorldDamage | null }>({ damage: null })

export function showDamage(damage: WorldDamage | undefined): void {
  const isWhole = damage === undefined || (damage.left_out === 0 && damage.meta === 'whole')
  shownDamage.damage = isWhole ? null : damage
}

/** Another world is there, perhaps a whole one: the line may have nothing to say any more. */
export async function lookAgain(): Promise<void> {
  if (shownDamage.damage !== null) showDamage((await worldClient.state()).damage)
}
