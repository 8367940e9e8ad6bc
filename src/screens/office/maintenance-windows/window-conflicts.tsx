import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { MaintenanceCheck, MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { useFormats } from '@/i18n/format'
import { useCycleName } from '@/screens/shared/account/cycle-name'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { Banner } from '@/ui/feedback/banner'
import { useWindowTexts } from './use-window-texts'
import { levelWords } from './window-words'

interface WindowConflictsProps {
  check: MaintenanceCheck
  level: MaintenanceWindow['level']
  /** The zone of the window's times. */
  zone: string
}

/** So many merchants are named. */
const mostNamed = 5

/** What the window meets: bills that cannot be paid on their day, and other windows. */
export function WindowConflicts({ check, level, zone }: WindowConflictsProps) {
  const { date, instant, list } = useFormats()
  const cycleName = useCycleName()
  const levels = useCodeWords(levelWords)
  const { endOf } = useWindowTexts()
  // A notice does not stop payments.
  const due = level === 'banner' ? [] : check.due
  return (
    <Found role="status">
      {due.length > 0 && (
        <Banner tone="due" title={<FormattedMessage id="maintenance-windows.due.title" />}>
          <ul>
            {due.map(({ cycle, date: day, merchants }) => (
              <li key={`${day} ${cycle}`}>
                <FormattedMessage
                  id="maintenance-windows.due.line"
                  values={{
                    cycle: cycleName(cycle),
                    date: date(day),
                    count: merchants.length,
                    names: list(merchants.slice(0, mostNamed), 'unit'),
                    more: Math.max(0, merchants.length - mostNamed),
                  }}
                />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {check.overlaps.length > 0 && (
        <Banner tone="due" title={<FormattedMessage id="maintenance-windows.overlap.title" />}>
          <ul>
            {check.overlaps.map(({ id, message, sites, ...other }) => (
              <li key={id}>
                <FormattedMessage
                  id="maintenance-windows.overlap.line"
                  values={{
                    level: levels.text(other.level),
                    message,
                    count: sites,
                    start: instant(other.starts_at, zone),
                    end: endOf({ ends_at: other.ends_at, time_zone: zone }),
                  }}
                />
              </li>
            ))}
          </ul>
          <p>
            <FormattedMessage id="maintenance-windows.overlap.rule" />
          </p>
        </Banner>
      )}
    </Found>
  )
}

const Found = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '&:empty': { display: 'none' },
    '& ul': { listStyle: 'disc', ps: '5', my: '1' },
    '& li': { overflowWrap: 'anywhere' },
  },
})
