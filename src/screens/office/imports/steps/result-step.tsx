import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ImportResult, ImportRow } from '@/contract/imports/imports'
import type { MessageId } from '@/i18n/message-ids'
import { useFormats } from '@/i18n/format'
import { changedNothing, mayImport } from '@/rules/imports/import-access'
import { useViewer } from '@/state/session/viewer'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { RefreshIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Tiles } from '@/ui/display/tiles'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { ActionRow } from './action-row'
import { ErrorFileButton } from './check/error-file-button'
import { ImportLink } from '@/screens/office/imports/import-link'
import type { PagePlace, StepProps } from './step-props'
import { ResultLink } from './result-link'
import { useUndo } from '@/screens/office/imports/history/use-undo'

/** What an import has changed, for citizens first; or that it changed nothing. */
export function ResultStep({ row, page, zone }: StepProps) {
  const { result } = row
  const newOne = <NewOne row={row} page={page} />
  if (result === null) {
    return (
      <>
        <Banner title={<FormattedMessage id="imports.result.cancelled" />}>
          <FormattedMessage id="imports.result.nothing" />
        </Banner>
        <ActionRow>{newOne}</ActionRow>
      </>
    )
  }
  return <Known row={row} page={page} zone={zone} result={result} newOne={newOne} />
}

/** To the page of its kind, for another file. */
function NewOne({ row, page }: { row: ImportRow; page: PagePlace }) {
  const { subject } = useViewer()
  if (!mayImport(subject, row.kind, 'create')) return null
  return (
    <LinkButton asChild variant="outline">
      <ImportLink
        kind={row.kind}
        departmentId={row.department?.id ?? null}
        search={{ merchant: page.merchant }}
      >
        <FormattedMessage id="imports.result.another" />
      </ImportLink>
    </LinkButton>
  )
}

interface KnownProps extends Pick<StepProps, 'row' | 'page' | 'zone'> {
  result: ImportResult
  newOne: ReactNode
}

function Known({ row, zone, result, newOne }: KnownProps) {
  const { count, instant } = useFormats()
  const { subject } = useViewer()
  const undo = useUndo(zone)
  const object = {
    merchant_id: row.merchant_id,
    user_id: row.by.id,
    department_id: row.department?.id ?? null,
  }
  const isUndone = row.state === 'undone'
  const isNothing = changedNothing(result)
  const until = isNothing ? null : row.undo_until
  return (
    <>
      {!isUndone && <Changed row={row} result={result} />}
      {result.undone !== null && <Undone undone={result.undone} zone={zone} />}
      <Tiles>
        <Figure name="imports.result.imported" value={count(result.imported)}>
          {row.kind !== 'users' && <Money cents={result.amount_cents} />}
        </Figure>
        <Figure name="imports.figure.new" value={count(result.new)} />
        <Figure name="imports.figure.changed" value={count(result.changed)} />
        <Figure name="imports.figure.unchanged" value={count(result.unchanged)} />
        {row.mode === 'replace-open' && (
          <Figure name="imports.figure.closed" value={count(result.closed)} />
        )}
        <Figure name="imports.figure.warned" value={count(result.warned)} />
        <Figure name="imports.figure.refused" value={count(result.refused)} />
      </Tiles>
      <Card padded>
        <Stack gap="4">
          <chakra.p textStyle="help">
            <FormattedMessage
              id="imports.result.made"
              values={{
                by: row.by.name,
                at: row.imported_at === null ? '' : instant(row.imported_at, zone),
              }}
            />
          </chakra.p>
          {undo.notices}
          <ActionRow>
            {!isUndone && <ResultLink row={row} />}
            {result.refused > 0 && mayImport(subject, row.kind, 'export', object) && (
              <ErrorFileButton row={row} zone={zone} />
            )}
            {newOne}
            {until !== null && (
              <Button
                variant="outline"
                icon={<RefreshIcon />}
                pending={undo.pending}
                onClick={() =>
                  undo.ask({
                    id: row.id,
                    file: row.file.name,
                    kind: row.kind,
                    imported: result.imported,
                    until,
                  })
                }
              >
                <FormattedMessage id="imports.undo.verb" />
              </Button>
            )}
          </ActionRow>
          {isNothing && !isUndone && mayImport(subject, row.kind, 'undo', object) && (
            <chakra.p textStyle="help">
              <FormattedMessage id="imports.undo.needless" />
            </chakra.p>
          )}
          {until !== null && (
            <chakra.p textStyle="help">
              <FormattedMessage id="imports.undo.until" values={{ at: instant(until, zone) }} />
            </chakra.p>
          )}
        </Stack>
      </Card>
    </>
  )
}

interface FigureProps {
  name: MessageId
  value: string
  children?: ReactNode
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd className="figures">{value}</dd>
      {children !== undefined && children !== false && (
        <chakra.dd data-status="note" textStyle="help">
          {children}
        </chakra.dd>
      )}
    </div>
  )
}

/** What citizens see of it, at once. */
function Changed({ row, result }: { row: ImportRow; result: ImportResult }) {
  const { count } = useFormats()
  const { opened_bills: opened, closed, invited } = result
  const said: readonly [MessageId, number][] = [
    ['imports.result.opened', opened],
    ['imports.result.closed', closed],
    ['imports.result.invited', invited],
  ]
  const shown = said.filter(([, value]) => value > 0)
  return (
    <Banner
      tone="good"
      title={
        <FormattedMessage
          id="imports.result.done"
          values={{ count: result.imported, rows: count(result.imported), file: row.file.name }}
        />
      }
    >
      {shown.map(([id, value]) => (
        <p key={id}>
          <FormattedMessage id={id} values={{ count: value, shown: count(value) }} />
        </p>
      ))}
      {shown.length === 0 && row.kind !== 'users' && !changedNothing(result) && (
        <p>
          <FormattedMessage id="imports.result.updated" />
        </p>
      )}
    </Banner>
  )
}

interface UndoneProps {
  undone: NonNullable<ImportResult['undone']>
  zone: string
}

/** What was taken back, and what stays because it was paid or changed since. */
function Undone({ undone, zone }: UndoneProps) {
  const { count, instant } = useFormats()
  const { by, at, rows, kept } = undone
  const { paid, changed } = kept
  return (
    <Banner
      title={
        rows === 0 ? (
          <FormattedMessage id="imports.undone.nothing" />
        ) : (
          <FormattedMessage id="imports.undone.title" values={{ by, at: instant(at, zone) }} />
        )
      }
    >
      {rows > 0 && (
        <p>
          <FormattedMessage id="imports.undone.rows" values={{ count: rows, rows: count(rows) }} />
        </p>
      )}
      {rows + paid + changed === 0 && (
        <p>
          <FormattedMessage id="imports.undone.unchanged" />
        </p>
      )}
      {paid > 0 && (
        <p>
          <FormattedMessage id="imports.undone.paid" values={{ count: paid, rows: count(paid) }} />
        </p>
      )}
      {changed > 0 && (
        <p>
          <FormattedMessage
            id="imports.undone.changed"
            values={{ count: changed, rows: count(changed) }}
          />
        </p>
      )}
    </Banner>
  )
}
