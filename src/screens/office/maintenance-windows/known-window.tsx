import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { maintenanceWindowQuery } from '@/api/merchants/maintenance-windows'
import { isGone } from '@/api/people/managed-users'
import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { windowValues } from '@/rules/maintenance/window-fields'
import { DetailScreen } from '@/screens/shared/detail/detail-screen'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { SettingFacts } from '@/screens/shared/forms/setting-facts'
import { CodePill } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/session/use-may'
import { LinkButton } from '@/ui/action/link-button'
import { MaintenanceIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Stack } from '@/ui/layout/stack'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { type WindowPageProps, WindowsLink } from './new-window'
import { useWindowActions } from './use-window-actions'
import { useWindowFields } from './use-window-fields'
import { WindowForm } from './window-form'
import { WindowPreview } from './window-preview'
import { levelWords, stateWords } from './window-words'

interface KnownWindowProps extends WindowPageProps {
  id: string
}

/** One window: its form, or its facts for those who may not change it, and once it is over. */
export function KnownWindow({ id, list, onClose }: KnownWindowProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(maintenanceWindowQuery(id))
  const mayEdit = useMay('maintenance.edit')
  const { actions, notices } = useWindowActions({ list, onDone: onClose })
  const menu = query.data ? actions(query.data).filter(({ key }) => key !== 'open') : []
  return (
    <DetailScreen
      query={query}
      back={<WindowsLink list={list} />}
      title={<FormattedMessage id="office.page.admin-maintenance" />}
      heading={({ state, level }) => ({
        title: <FormattedMessage id="office.page.admin-maintenance" />,
        subtitle: (
          <>
            <CodePill words={stateWords} code={state} />{' '}
            <CodePill words={levelWords} code={level} />
          </>
        ),
        ...(menu.length > 0 && {
          action: (
            <ActionMenu
              label={formatMessage(
                { id: 'list.row.actions' },
                { name: formatMessage({ id: 'office.page.admin-maintenance' }) },
              )}
              actions={menu}
              button={<FormattedMessage id="list.row.menus" />}
            />
          ),
        }),
      })}
      failed={<FormattedMessage id="maintenance-windows.form.failed" />}
      gone={
        isGone(query.error) && (
          <EmptyState
            icon={<MaintenanceIcon />}
            action={
              <LinkButton asChild variant="outline">
                <WindowsLink list={list} />
              </LinkButton>
            }
          >
            <FormattedMessage id="maintenance-windows.refused.gone" />
          </EmptyState>
        )
      }
    >
      {(row) => (
        <>
          {notices}
          {mayEdit && hasAddedCall('updateMaintenanceWindow') && row.state !== 'past' ? (
            <WindowForm row={row} onClose={onClose} />
          ) : (
            <WindowFacts row={row} />
          )}
        </>
      )}
    </DetailScreen>
  )
}

function WindowFacts({ row }: { row: MaintenanceWindow }) {
  const values = windowValues(row)
  return (
    <Stack gap="5">
      <SettingFacts
        values={values}
        fields={useWindowFields()}
        without={[
          ...(row.scope === 'all' ? (['merchant_ids'] as const) : []),
          ...(row.level === 'site-off' ? [] : (['allow_staff'] as const)),
        ]}
      />
      <FieldGroup level={2} title={<FormattedMessage id="maintenance-windows.part.preview" />}>
        <WindowPreview values={values} />
      </FieldGroup>
    </Stack>
  )
}
