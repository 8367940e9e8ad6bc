import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CheckSummary } from '@/contract/imports/imports'
import type { MessageId } from '@/i18n/message-ids'
import { useFormats } from '@/i18n/format'
import { Money } from '@/ui/display/money'
import { TextLink } from '@/ui/action/text-link'
import { Tiles } from '@/ui/display/tiles'
import { Banner } from '@/ui/feedback/banner'
import { Stack } from '@/ui/layout/stack'
import { ControlTotals } from './control-totals'
import { ImportLink } from '@/screens/office/imports/import-link'
import type { StepProps } from '@/screens/office/imports/steps/step-props'
import type { ShownOutcome } from '@/screens/office/imports/import-words'

interface CheckFiguresProps extends Pick<StepProps, 'row' | 'page'> {
  check: CheckSummary
}

/** What the import would do, in figures; each leads to its rows. */
export function CheckFigures({ row, page, check }: CheckFiguresProps) {
  const { counts } = check
  const ready = counts.new + counts.changed + counts.unchanged
  const tile = { row, page }
  return (
    <Stack gap="3">
      <Tiles>
        <Tile {...tile} name="imports.figure.ready" count={ready} outcomes={readyOutcomes}>
          {row.kind !== 'users' && <Money cents={check.ready_cents} />}
        </Tile>
        <Tile {...tile} name="imports.figure.warned" count={counts.warned} outcomes={['warned']} />
        <Tile
          {...tile}
          name="imports.figure.refused"
          count={counts.refused}
          outcomes={['refused']}
        />
      </Tiles>
      <Tiles>
        <Tile {...tile} name="imports.figure.new" count={counts.new} outcomes={['new']} />
        <Tile
          {...tile}
          name="imports.figure.changed"
          count={counts.changed}
          outcomes={['changed']}
        />
        <Tile
          {...tile}
          name="imports.figure.unchanged"
          count={counts.unchanged}
          outcomes={['unchanged']}
        />
        {row.mode === 'replace-open' && (
          <Tile {...tile} name="imports.figure.closed" count={counts.closed} />
        )}
      </Tiles>
      <ControlTotals control={row.control} check={check} />
      {check.open !== null && <OpenAmount open={check.open} isLarge={check.is_large} />}
    </Stack>
  )
}

const readyOutcomes = ['new', 'changed', 'unchanged'] as const

interface TileProps extends Pick<StepProps, 'row' | 'page'> {
  name: MessageId
  count: number
  /** Of the rows that it counts; absent: they are not in the file. */
  outcomes?: readonly ShownOutcome[]
  /** The line below the figure. */
  children?: ReactNode
}

function Tile({ row, page, name, count, outcomes, children }: TileProps) {
  const { count: shown } = useFormats()
  const { formatMessage } = useIntl()
  return (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd className="figures">
        {outcomes === undefined || count === 0 ? (
          shown(count)
        ) : (
          <TextLink asChild>
            <ImportLink
              kind={row.kind}
              departmentId={row.department?.id ?? null}
              search={{
                merchant: page.merchant,
                import: row.id,
                step: 'check',
                outcome: outcomes.join(','),
              }}
              aria-label={formatMessage(
                { id: 'imports.figure.show' },
                { name: formatMessage({ id: name }), count: shown(count) },
              )}
            >
              {shown(count)}
            </ImportLink>
          </TextLink>
        )}
      </dd>
      {children !== undefined && children !== false && (
        <chakra.dd data-status="note" textStyle="help">
          {children}
        </chakra.dd>
      )}
    </div>
  )
}

interface OpenAmountProps {
  open: NonNullable<CheckSummary['open']>
  isLarge: boolean
}

/** What is open in the department, before and after. */
function OpenAmount({ open, isLarge }: OpenAmountProps) {
  const { money, rate } = useFormats()
  const { before_cents: before, after_cents: after } = open
  const change = after - before
  const values = {
    before: money(before),
    after: money(after),
    change: `+${money(change)}`,
    share: before === 0 ? '' : rate(Math.round((Math.abs(change) / before) * 10_000)),
    way: change === 0 ? 'same' : before === 0 ? 'first' : change > 0 ? 'more' : 'less',
  }
  return (
    <Banner tone={isLarge ? 'due' : 'info'}>
      <FormattedMessage id="imports.open.line" values={values} />
      {isLarge && (
        <>
          {' '}
          <FormattedMessage id="imports.open.large" />
        </>
      )}
    </Banner>
  )
}
