import { chakra } from '@chakra-ui/react/styled-system'
import { AgingBar } from '@/screens/shared/account/aging-bar'
import { UsageChart } from '@/screens/shared/account/usage-chart'
import type { Particulars } from './particulars'

/** Water and sewer: the age of the debt, and the usage (product.md P4, "Utility"). */
export function Utility({ about, charges, details }: Particulars<'utility'>) {
  return (
    <>
      {charges}
      <Figures>
        <AgingBar aging={about.aging} />
        {about.usage !== null && <UsageChart usage={about.usage} />}
      </Figures>
      {details}
    </>
  )
}

/** Side by side on paper, so that a bill is one page. */
const Figures = chakra('div', {
  base: {
    display: 'contents',
    _print: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'stretch',
      gap: '4',
      '& > :only-child': { gridColumn: '1 / -1' },
    },
  },
})
