import { Stack } from '@/ui/layout/stack'
import { EmailTagTable, TestCardTable } from '../outcome-tables'
import { CallChooser } from './call-chooser'
import { ErrorList } from './error-list'
import { PageMatrix } from './page-matrix'
import { ScenarioList } from './scenario-list'
import type { CatalogueTab } from './use-catalogue-address'

/** What somebody looks up who knows the product: comes when a tab of it is opened. */
export function Reference({ tab }: { tab: Exclude<CatalogueTab, 'start'> }) {
  switch (tab) {
    case 'scenarios':
      return <ScenarioList />
    case 'pages':
      return <PageMatrix />
    case 'errors':
      return <ErrorList />
    case 'calls':
      return <CallChooser />
    case 'cards':
      return (
        <Stack gap="6">
          <TestCardTable />
          <EmailTagTable />
        </Stack>
      )
  }
}
