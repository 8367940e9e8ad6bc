import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { bestDepartment } from '@/rules/departments/best-department'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { isLongEnough, minimumQuery } from '@/rules/bills/search-terms'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Button } from '@/ui/action/button'
import { TextField } from '@/ui/form/fields/text-field'
import { SearchIcon } from '@/ui/display/icons'
import './departments.css'

interface BillSearchBoxProps {
  departments: readonly Department[]
  phone: string | null
}

/** One box for all numbers: leads to the search of the department that the number matches. */
export function BillSearchBox({ departments, phone }: BillSearchBoxProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const [problem, setProblem] = useState<ReactNode>(null)

  /** A card number must appear in no address and no log (product.md P5). */
  const cardIn = (text: string) =>
    looksLikeCardNumber(text) ? formatMessage({ id: 'ui.field.card-number' }) : null

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const card = cardIn(term)
    if (card !== null) {
      setProblem(card)
      return
    }
    if (!isLongEnough(term)) {
      setProblem(
        formatMessage({ id: 'department-list.search.tooShort' }, { minimum: minimumQuery }),
      )
      return
    }
    const best = bestDepartment(departments, term)
    if (best === null) {
      setProblem(
        <FormattedMessage
          id="department-list.search.nowhere"
          values={{ phone: <PhoneLink phone={phone ?? ''} /> }}
        />,
      )
      return
    }
    void navigate({
      to: '/$department_id/search',
      params: { department_id: best.department.id },
      search: best.search,
    })
  }

  return (
    <form role="search" className="bill-search" onSubmit={search} noValidate>
      <TextField
        label={formatMessage({ id: 'department-list.search.label' })}
        hideLabel
        type="search"
        large
        value={term}
        onChange={(event) => {
          setTerm(event.target.value)
          setProblem(cardIn(event.target.value))
        }}
        placeholder={formatMessage({ id: 'department-list.search.placeholder' })}
        icon={<SearchIcon />}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        error={problem}
      />
      {/* On a phone the keyboard has this button. */}
      <div className="wide-only">
        <Button type="submit" size="lg">
          <FormattedMessage id="department-list.search.submit" />
        </Button>
      </div>
    </form>
  )
}
