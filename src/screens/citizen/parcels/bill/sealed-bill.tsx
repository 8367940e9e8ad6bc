import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { billQuery } from '@/api/bills/bills'
import { ApiFailure, waitSeconds } from '@/api/failure'
import type { Department } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { formatWait } from '@/i18n/wait'
import { type GivenFacts, isSecondMissing, secondFor } from '@/rules/bills/second-fact'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { LockIcon } from '@/ui/display/icons'
import { PageHeading } from '@/ui/layout/page-heading'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { BackToSearch } from './back-to-search'
import { keepFacts, useFacts } from '@/screens/citizen/parcels/search/known-facts'
import { SecondFacts } from '@/screens/citizen/parcels/search/second-facts'
import { hasCard, trimmed } from '@/screens/citizen/parcels/search/use-typed-facts'

interface SealedBillProps {
  department: Department
  parcelId: string
  year: string
  account: string
}

type Problem = 'missing' | 'card' | 'noMatch' | 'failed' | 'tooMany'

/**
 * A bill opened by its address only: its content is hidden until a second fact is given (product.md
 * P3 "Privacy").
 */
export function SealedBill({ department, parcelId, year, account }: SealedBillProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const [typed, setTyped] = useState(useFacts(department.id))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [checking, setChecking] = useState(false)
  const { locale } = useFormats()
  const [wait, setWait] = useState('')
  const { second } = department.search
  const officePhone = useOfficePhone()
  const phone = department.phone ?? officePhone

  const ask = async (facts: GivenFacts): Promise<Problem | null> => {
    try {
      const asked = billQuery(department.id, parcelId, year, facts)
      const { parcel } = await client.query({ ...asked, staleTime: 0 })
      return parcel === null ? 'noMatch' : null
    } catch (error) {
      const seconds = error instanceof ApiFailure ? waitSeconds(error) : null
      if (seconds === null) return 'failed'
      setWait(formatWait(locale, seconds))
      return 'tooMany'
    }
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const facts = trimmed(typed)
    const isMissing = isSecondMissing('number', second, facts)
    setChecking(true)
    const wrong = hasCard(facts) ? 'card' : isMissing ? 'missing' : await ask(facts)
    setChecking(false)
    setProblem(wrong)
    if (wrong === null) keepFacts(department.id, facts)
    else field.current?.focus()
  }

  return (
    <>
      <PageHeading
        back={<BackToSearch department={department} />}
        title={formatMessage(
          { id: 'bill.page.number' },
          { kind: accountKindOf(department), account },
        )}
        subtitle={department.name}
      />
      <Card as="section" aria-labelledby={`${id}-title`} padded maxWidth="42rem">
        <Head>
          <LockIcon />
          <h2 id={`${id}-title`}>
            <FormattedMessage id="bill.sealed.title" />
          </h2>
        </Head>
        <chakra.p color="fg.muted" mb="4">
          <FormattedMessage id="bill.sealed.text" />
        </chakra.p>
        <Form onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
          <div role="status">
            <SecondFacts
              id={id}
              asked={secondFor('number', second)}
              typed={typed}
              onType={(part) => {
                setTyped({ ...typed, ...part })
                setProblem(null)
              }}
              error={
                problem === null ? null : formatMessage({ id: `bill.sealed.${problem}` }, { wait })
              }
              hideLegend
              fieldRef={field}
            />
          </div>
          <Button type="submit" pending={checking}>
            <FormattedMessage id="bill.sealed.show" />
          </Button>
        </Form>
        {phone !== null && (
          <chakra.p textStyle="help" mt="4">
            <FormattedMessage
              id="bill.sealed.call"
              values={{ phone: <PhoneLink phone={phone} /> }}
            />
          </chakra.p>
        )}
      </Card>
    </>
  )
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    mb: '2',
    '& > h2': { textStyle: 'h2' },
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
  },
})

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& > button': { alignSelf: { base: 'stretch', sm: 'flex-start' } },
  },
})
