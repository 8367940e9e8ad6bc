import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ToDo } from '@/contract/reports/to-do'
import { useFormats } from '@/i18n/format'
import { useDepartmentNames } from '@/screens/shared/merchant/merchant-departments'
import { TextLink } from '@/ui/action/text-link'
import type { ToDoLinks } from './use-to-do-links'

interface ShownPlace {
  readonly key: string
  readonly content: ReactNode
}

/** Those whose departments the lines name. */
export const merchantsIn = (items: readonly ToDo[]): string[] =>
  items.flatMap((item) =>
    'total_cents' in item ? item.places.map((place) => place.merchant.id) : [],
  )

/** The places of a line, each with its link. */
export function useToDoPlaces(item: ToDo, ofMany: boolean, links: ToDoLinks): ShownPlace[] {
  const { formatMessage } = useIntl()
  const { shortDate } = useFormats()
  const departmentName = useDepartmentNames(merchantsIn([item]))
  const named = (merchant: { readonly name: string }, text: string) =>
    ofMany ? `${merchant.name} · ${text}` : text
  const linked = (link: ReactNode) => (
    <TextLink asChild inline>
      {link}
    </TextLink>
  )
  switch (item.kind) {
    case 'unreconciled-days':
      // A single merchant's are where the line itself leads to.
      if (!ofMany) return []
      return item.places.map(({ merchant, count, days }) => ({
        key: merchant.id,
        content: linked(
          links.batches(
            merchant.id,
            days,
            <FormattedMessage
              id="dashboard.toDo.days"
              values={{ merchant: merchant.name, count }}
            />,
          ),
        ),
      }))
    case 'ending-holds':
      return item.places.map((place) => ({
        key: [place.merchant.id, place.department_id, place.account, place.client].join('/'),
        content: linked(
          links.account(
            place,
            named(
              place.merchant,
              formatMessage(
                { id: 'dashboard.toDo.until' },
                { account: place.account, day: shortDate(place.until) },
              ),
            ),
          ),
        ),
      }))
    case 'imports-with-errors':
      return item.places.map((place) => ({
        key: place.import_id,
        content: linked(
          links.importOf(
            place,
            named(
              place.merchant,
              formatMessage(
                {
                  id:
                    place.refused === null
                      ? 'dashboard.toDo.failedImport'
                      : 'dashboard.toDo.refusedRows',
                },
                { file: place.file, day: shortDate(place.day), count: place.refused ?? 0 },
              ),
            ),
          ),
        ),
      }))
    case 'merchant-problems':
      return item.places.map(({ merchant, count }) => ({
        key: merchant.id,
        content: linked(
          links.settings(
            merchant.id,
            <FormattedMessage
              id="dashboard.toDo.problems"
              values={{ merchant: merchant.name, count }}
            />,
          ),
        ),
      }))
    case 'warnings':
      return item.places.map(({ merchant, warning_id: id, kind }) => {
        const text = formatMessage({ id: `warnings.kind.${kind}` })
        return {
          key: id,
          content: linked(links.warnings(id, merchant === null ? text : named(merchant, text))),
        }
      })
    case 'refund-requests':
    case 'unknown-payments':
    case 'returned-echecks':
      return item.places.map((place) => ({
        key: [place.merchant.id, place.department_id, place.day].join('/'),
        content: linked(
          links.paymentsOn(
            item.kind,
            place,
            named(
              place.merchant,
              formatMessage(
                { id: 'dashboard.toDo.place' },
                {
                  department: departmentName(place.department, place.merchant.id),
                  day: shortDate(place.day),
                  count: place.count,
                },
              ),
            ),
          ),
        ),
      }))
  }
}
