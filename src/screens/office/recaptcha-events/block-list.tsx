import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { liftBlock, recaptchaBlocksQuery, recaptchaKeys } from '@/api/recaptcha-events'
import type { RecaptchaBlock } from '@/contract/recaptcha/recaptcha-blocks'
import { useFormats } from '@/i18n/format'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useFocusAfterRow } from '@/screens/shared/list/use-focus-after-row'
import { Loaded } from '@/screens/shared/detail/loaded'
import { Section } from '@/screens/shared/detail/section'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { LockIcon, RemoveIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { blockWords, refusalWords } from './event-words'

/** What staff have decided about visitors and sites, as long as it is in force. */
export function BlockList({ zone }: { zone: string }) {
  const { formatMessage } = useIntl()
  const mayLift = useMay('warnings.recaptcha-delete') && hasAddedCall('deleteRecaptchaBlock')
  const [list, setList] = useState<HTMLElement | null>(null)
  useFocusAfterRow(list)
  const blocks = useQuery(recaptchaBlocksQuery)
  const columns = useColumns(zone)
  const nameOf = useBlockName()
  const lift = useWrite<RecaptchaBlock>({
    call: ({ id }) => liftBlock(id),
    invalidates: recaptchaKeys,
    toast: true,
    successMessage: (_, { kind }) => formatMessage({ id: `recaptcha-events.lift.done.${kind}` }),
    words: refusalWords,
  })
  return (
    <Section title={<FormattedMessage id="recaptcha-events.blocks.heading" />}>
      <div ref={setList} tabIndex={-1}>
        <Loaded
          query={blocks}
          skeleton={
            <Skeleton>
              <Bone height="12rem" />
            </Skeleton>
          }
          failed={<FormattedMessage id="recaptcha-events.blocks.failed" />}
        >
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState icon={<LockIcon />}>
                <FormattedMessage id="recaptcha-events.blocks.none" />
              </EmptyState>
            ) : (
              <ListTable
                caption={formatMessage({ id: 'recaptcha-events.blocks.heading' })}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                rowName={nameOf}
                {...(mayLift && {
                  actions: (row: RecaptchaBlock) => [
                    {
                      key: 'lift',
                      label: formatMessage({ id: `recaptcha-events.lift.verb.${row.kind}` }),
                      icon: <RemoveIcon />,
                      onSelect: () => lift.ask(row),
                    },
                  ],
                })}
              />
            )
          }
        </Loaded>
      </div>
      <ConfirmWrite
        write={lift}
        title={(row) => (
          <FormattedMessage
            id={`recaptcha-events.lift.title.${row.kind}`}
            values={{ name: nameOf(row) }}
          />
        )}
        verb={<FormattedMessage id="recaptcha-events.lift.confirm" />}
        tone="plain"
      >
        {(row) => (
          <FormattedMessage
            id={`recaptcha-events.lift.text.${row.kind}`}
            values={{ name: nameOf(row) }}
          />
        )}
      </ConfirmWrite>
    </Section>
  )
}

/** Whom it is for: a network, or the visitors of a site. */
function useBlockName() {
  const { formatMessage } = useIntl()
  return ({ network, merchant }: RecaptchaBlock): string =>
    network ?? merchant?.name ?? formatMessage({ id: 'recaptcha-events.network.unknown' })
}

function useColumns(zone: string): readonly ListColumn<RecaptchaBlock>[] {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const kinds = useCodeWords(blockWords)
  const nameOf = useBlockName()
  const header = (name: 'for' | 'kind' | 'covers' | 'ends' | 'since' | 'by') =>
    formatMessage({ id: `recaptcha-events.blocks.${name}` })
  return [
    { id: 'for', header: header('for'), kind: 'main', cell: nameOf },
    { id: 'kind', header: header('kind'), phone: 'status', cell: ({ kind }) => kinds.pill(kind) },
    {
      id: 'covers',
      header: header('covers'),
      cell: ({ kind, covers }) =>
        formatMessage({
          id:
            kind === 'visible'
              ? 'recaptcha-events.covered.site'
              : `recaptcha-events.covered.${covers}`,
        }),
    },
    {
      id: 'ends',
      header: header('ends'),
      kind: 'date',
      phone: 'who',
      cell: ({ ends_at }) =>
        ends_at === null
          ? formatMessage({ id: 'recaptcha-events.blocks.open' })
          : instant(ends_at, zone),
    },
    { id: 'since', header: header('since'), kind: 'date', cell: ({ at }) => instant(at, zone) },
    { id: 'by', header: header('by'), cell: ({ by }) => by },
  ]
}
