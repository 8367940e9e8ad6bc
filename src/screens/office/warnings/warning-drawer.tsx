import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { warningQuery } from '@/api/warnings'
import type { WarningDetail } from '@/contract/warnings'
import { unknownMinutes } from '@/rules/warnings/warning-kinds'
import { DetailDrawer } from '@/screens/shared/detail-drawer'
import { DrawerPart } from '@/screens/shared/drawer-part'
import { DrawerBody } from '@/screens/shared/drawer-body'
import { CodePill } from '@/screens/shared/use-code-words'
import { WarningIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import { CauseLink } from './cause-link'
import { WarningActions } from './warning-actions'
import { WarningFactList } from './warning-fact-list'
import { WarningHistory } from './warning-history'
import { adviceWords, kindWords, severityWords, stateWords } from './warning-words'

interface WarningDrawerProps {
  /** Without: it is closed. */
  id: string | undefined
  zone: string
  onSearch: (next: object, options: { readonly replace: boolean }) => void
}

/** One warning: what was seen, what to do about it, and who has done what. */
export function WarningDrawer({ id, zone, onSearch }: WarningDrawerProps) {
  return (
    <DetailDrawer
      open={id !== undefined}
      onWithout={() => onSearch({ warning: undefined }, { replace: true })}
      title={<FormattedMessage id="warnings.drawer.title" />}
    >
      {id !== undefined && <Content key={id} id={id} zone={zone} />}
    </DetailDrawer>
  )
}

function Content({ id, zone }: { id: string; zone: string }) {
  return (
    <DrawerBody
      query={useQuery(warningQuery(id))}
      gone={<FormattedMessage id="warnings.refused.gone" />}
      icon={<WarningIcon />}
    >
      {(warning) => (
        <Stack gap="6">
          <Heading warning={warning} />
          <WarningActions warning={warning} />
          <DrawerPart title={<FormattedMessage id="warnings.advice.heading" />}>
            <Stack gap="3">
              <p>
                <FormattedMessage
                  id={adviceWords[warning.kind]}
                  values={{ minutes: unknownMinutes }}
                />
              </p>
              <CauseLink warning={warning} />
            </Stack>
          </DrawerPart>
          <WarningFactList warning={warning} zone={zone} />
          <WarningHistory warning={warning} zone={zone} />
        </Stack>
      )}
    </DrawerBody>
  )
}

function Heading({ warning }: { warning: WarningDetail }) {
  const { kind, severity, state, merchant } = warning
  return (
    <div>
      <chakra.p textStyle="h2">
        <FormattedMessage id={kindWords[kind].word} />
      </chakra.p>
      {merchant && <chakra.p color="fg.muted">{merchant.name}</chakra.p>}
      <chakra.p display="flex" flexWrap="wrap" gap="2" mt="2">
        <CodePill words={severityWords} code={severity} />
        <CodePill words={stateWords} code={state} />
      </chakra.p>
    </div>
  )
}
