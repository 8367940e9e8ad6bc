import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Department } from '@/contract/departments'
import { useFormats } from '@/i18n/format'
import { sourceTypes } from '@/rules/constants'
import { departmentAddress } from '@/rules/addresses/department-screen'
import { useCycleName } from '@/screens/shared/cycle-name'
import { Card } from '@/ui/layout/card'
import { ForwardIcon, OutsideIcon } from '@/ui/display/icons'
import { NoBreak } from '@/ui/display/no-break'
import { Pill } from '@/ui/display/pill'
import { DepartmentMark } from './department-mark'

interface DepartmentCardProps {
  department: Department
  phone: string | null
}

/** What to pay here, what to have at hand, and where the link goes. */
export function DepartmentCard({ department, phone }: DepartmentCardProps) {
  const linked = department.status
  return (
    <Frame padded data-off={department.status ? undefined : ''}>
      <DepartmentMark icon={department.icon} />
      <Badge>
        <DepartmentPill department={department} />
      </Badge>
      <Name>
        {linked ? (
          <Link
            {...departmentAddress(department)}
            // The whole card is the target; the heading is its name.
            data-card-link=""
          >
            {department.name}
          </Link>
        ) : (
          department.name
        )}
      </Name>
      <Hint>{department.status ? department.description : department.off_note}</Hint>
      <Action department={department} phone={department.phone ?? phone} linked={linked} />
      {linked && (
        <Arrow aria-hidden>
          <ForwardIcon />
        </Arrow>
      )}
    </Frame>
  )
}

function DepartmentPill({ department }: { department: Department }) {
  const cycleName = useCycleName()
  const { shortDate } = useFormats()
  const { next_due: due, source_type, status } = department
  if (!status) return <Text tone="plain" id="departments.card.off" />
  if (source_type === sourceTypes.url) {
    return (
      <Pill tone="info">
        <FormattedMessage id="departments.card.elsewhere" />
        <OutsideIcon />
      </Pill>
    )
  }
  if (source_type === sourceTypes.blindPayment)
    return <Text tone="plain" id="departments.card.noBill" />
  if (due === null) return <Text tone="brand" id="departments.card.open" />
  return (
    <Pill tone="due">
      <FormattedMessage
        id="departments.card.due"
        values={{ cycle: cycleName(due.cycle), date: shortDate(due.date) }}
      />
    </Pill>
  )
}

interface TextProps {
  tone: 'plain' | 'brand'
  id: 'departments.card.off' | 'departments.card.noBill' | 'departments.card.open'
}

function Text({ tone, id }: TextProps) {
  return (
    <Pill tone={tone}>
      <FormattedMessage id={id} />
    </Pill>
  )
}

interface ActionProps {
  department: Department
  phone: string | null
  linked: boolean
}

/** The card's action in words; a department without online payment names the office. */
function Action({ department, phone, linked }: ActionProps): ReactNode {
  if (linked) {
    return (
      <Next aria-hidden hideBelow="sm">
        <FormattedMessage id={`departments.card.${doing(department)}`} />
      </Next>
    )
  }
  if (phone === null) return null
  return (
    <Office>
      <FormattedMessage
        id="departments.card.office"
        values={{ phone: <NoBreak>{phone}</NoBreak> }}
      />
    </Office>
  )
}

function doing({ source_type, permits }: Department) {
  if (source_type === sourceTypes.blindPayment) return 'pay'
  if (source_type === sourceTypes.url) return 'leave'
  return permits ? 'lookUpPermit' : 'lookUpBill'
}

const Frame = chakra(Card, {
  base: {
    position: 'relative',
    flex: '1',
    display: 'grid',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: { base: '3.5', sm: '3' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '"mark name arrow" "mark hint arrow" "mark badge arrow" "mark more arrow"',
      sm: '"mark badge" "name name" "hint hint" "more more"',
    },
    transition: 'border-color 120ms',
    '&[data-off]': { bg: 'canvas' },
    '&[data-off] h2, &[data-off] [data-mark]': { color: 'fg.muted' },
    '&[data-off] [data-mark]': { bg: 'line' },
    '&:has([data-card-link]:hover)': { borderColor: 'brand.fill' },
    '& [data-card-link]::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'card',
    },
    '& [data-card-link]:focus-visible': { outline: 'none' },
    '& [data-card-link]:focus-visible::after': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '2px',
    },
  },
})

const Badge = chakra('div', {
  base: {
    gridArea: 'badge',
    justifySelf: { base: 'start', sm: 'end' },
    mt: { base: '1', sm: '0' },
  },
})

const Name = chakra('h2', {
  base: {
    gridArea: 'name',
    mt: { base: '0', sm: '3.5' },
    fontSize: { base: 'md', sm: 'lg' },
    lineHeight: '1.5rem',
    fontWeight: 'semibold',
  },
})

const Hint = chakra('p', { base: { gridArea: 'hint', textStyle: 'help' } })

const Office = chakra('p', { base: { gridArea: 'more', mt: '2', textStyle: 'help' } })

const Next = chakra('span', {
  base: {
    gridArea: 'more',
    mt: '2',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
    fontWeight: 'semibold',
    color: 'brand.text',
  },
})

const Arrow = chakra('span', {
  base: { gridArea: 'arrow', display: { base: 'inline-flex', sm: 'none' } },
})
