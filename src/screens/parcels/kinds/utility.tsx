import { AgingBar } from '@/screens/shared/aging-bar'
import { UsageChart } from '@/screens/shared/usage-chart'
import type { Particulars } from './particulars'

/** Water and sewer: how old the debt is, what was used (product.md P4, "Utility"). */
export function Utility({ about, charges, details }: Particulars<'utility'>) {
  return (
    <>
      {charges()}
      <AgingBar aging={about.aging} />
      {about.usage !== null && <UsageChart usage={about.usage} />}
      {details}
    </>
  )
}
